export { ActiveFilters } from './active-filters.tsx';
export { OtherValue } from './other-value.tsx';
export { useTypedText } from './use-typed-text.ts';
