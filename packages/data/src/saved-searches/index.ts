export {
  isSameSearch,
  MAX_SAVED_SEARCHES,
  MAX_SEARCH_NAME,
  SAVED_SEARCH_KINDS,
  SEARCH_FREQUENCIES,
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
