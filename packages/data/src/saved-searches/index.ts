export {
  isSameSearch,
  MAX_SEARCH_NAME,
  type SavedSearchKind,
  type SearchArguments,
  type SearchFrequency,
} from './saved-search.ts';
export {
  changeSavedSearch,
  deleteSavedSearch,
  openSavedSearch,
  type NewSavedSearch,
  type SavedSearch,
  savedSearchQueries,
  saveSearch,
} from './saved-searches.ts';
