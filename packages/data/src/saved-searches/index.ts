export {
  isSameSearch,
  MAX_SEARCH_NAME,
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchKind,
  type SearchArguments,
  type SearchFrequency,
} from './saved-search.ts';
export {
  changeSavedSearch,
  deleteSavedSearch,
  openSavedSearch,
  savedSearchQueries,
  saveSearch,
} from './saved-searches.ts';
