export { useFoundCreators, useFoundServices } from './use-found.ts';
export { useDeferredItems, useSearchResults, type SearchResults } from './use-search-results.ts';
