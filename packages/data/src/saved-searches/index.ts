export {
  isSameSearch,
  MAX_SEARCH_NAME,
  type SavedSearchKind,
  type SearchArguments,
  type SearchFrequency,
} from './saved-search.ts';
export {
  changeSavedSearch,
  changeSavedSearchOptions,
  deleteSavedSearch,
  deleteSavedSearchOptions,
  openSavedSearch,
  openSavedSearchOptions,
  refetchMatches,
  restoreSavedSearchOptions,
  type SavedSearch,
  savedSearchQueries,
  saveSearch,
  saveSearchOptions,
} from './saved-searches.ts';
