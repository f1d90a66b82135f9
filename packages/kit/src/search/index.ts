export { creatorSearch, toCreatorFilters, type CreatorParam } from './creator-search.ts';
export { defineSearch, type SearchDefinition, type SearchParam } from './define-search.ts';
export {
  countFilters,
  defineFilterSearch,
  isSearching,
  listValues,
  toggleFilter,
  type FilterGroup,
  type FilterSearch,
  type FilterSearchDefinition,
} from './filter-search.ts';
export { choiceParam, countParam, textParam } from './params.ts';
export { toUsualLocation } from './usual-location.ts';
