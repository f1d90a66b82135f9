import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
  type ProjectFilters,
} from '@showcase/data';
import {
  readListSearch,
  type FilterGroup,
  type ListSearch,
} from '../../shared/list-search/list-search.ts';

export type ProjectParam = 'types' | 'technologies' | 'industries';

export const projectFilterGroups: readonly FilterGroup<ProjectParam>[] = [
  { param: 'types', label: 'Type', options: PROJECT_TYPE_FILTERS },
  { param: 'technologies', label: 'Technology', options: TECHNOLOGY_FILTERS },
  { param: 'industries', label: 'Industry', options: INDUSTRY_FILTERS },
];

export function toProjectFilters({ q, selected }: ListSearch<ProjectParam>): ProjectFilters {
  return { q: q.trim(), ...selected };
}

/** The selected filters in the URL. */
export function readProjectFilters(params: URLSearchParams) {
  return toProjectFilters(readListSearch(params, projectFilterGroups));
}
