export { defineSearch, type SearchDefinition, type SearchParam } from './define-search.ts';
export {
  clearSearch,
  countFilters,
  isSearching,
  type FilterSearch,
  type FilterSearchDefinition,
} from './filter-search.ts';
export {
  creatorSearch,
  readShow,
  serviceSearch,
  type CreatorParam,
} from './marketplace/creator-search.ts';
export { projectSearch } from './marketplace/project-search.ts';
export { toUsualLocation } from './marketplace/usual-location.ts';
export { choiceParam, countParam, textParam } from './params.ts';
