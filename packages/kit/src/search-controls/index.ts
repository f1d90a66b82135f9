export { ActiveFilters } from './active-filters.tsx';
export { useTypedText } from './use-typed-text.ts';
