export { ActiveFilters } from './active-filters.tsx';
export { FilterGroups, type Facets } from './filters/filter-groups.tsx';
export { ShowChoice } from './show-choice.tsx';
export { SortControl } from './sort-control.tsx';
export { useTypedText } from './use-typed-text.ts';
export { useUrlSearch } from './use-url-search.ts';
