export { SearchHints, type SearchHint } from './search-hints.tsx';
export { useSearchHints } from './use-search-hints.ts';
