import { LOCATION_FILTERS, SKILL_FILTERS, type CreatorFilters } from '@showcase/data';
import {
  readListSearch,
  type FilterGroup,
  type ListSearch,
} from '../../shared/list-search/list-search.ts';

export type CreatorParam = 'skills' | 'locations';

export const creatorFilterGroups: readonly FilterGroup<CreatorParam>[] = [
  { param: 'skills', label: 'Skills', options: SKILL_FILTERS },
  { param: 'locations', label: 'Location', options: LOCATION_FILTERS },
];

export function toCreatorFilters({ q, selected }: ListSearch<CreatorParam>): CreatorFilters {
  return { q: q.trim(), ...selected };
}

/** The selected filters in the URL. */
export function readCreatorFilters(params: URLSearchParams) {
  return toCreatorFilters(readListSearch(params, creatorFilterGroups));
}
