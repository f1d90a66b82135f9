import { LOCATION_FILTERS, SKILL_FILTERS, type CreatorFilters } from '@showcase/data/users';
import { defineFilterSearch, type FilterSearch } from './filter-search.ts';
import { toUsualLocation } from './usual-location.ts';

export type CreatorParam = 'skills' | 'locations';

/** The search for creators, of visitors and of clients. */
export const creatorSearch = defineFilterSearch<CreatorParam>([
  { param: 'skills', formerParam: 'skill', label: 'Skills', options: SKILL_FILTERS },
  {
    param: 'locations',
    formerParam: 'location',
    label: 'Location',
    options: LOCATION_FILTERS,
    other: {
      label: 'Another place',
      placeholder: 'Oslo Norway',
      toValue: toUsualLocation,
    },
  },
]);

export function toCreatorFilters({ q, selected }: FilterSearch<CreatorParam>): CreatorFilters {
  return { q: q.trim(), ...selected };
}
