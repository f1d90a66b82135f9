import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
  type ProjectFilters,
} from '@showcase/data/projects';
import { defineFilterSearch, type FilterSearch } from '@showcase/kit/search';

export type ProjectParam = 'types' | 'technologies' | 'industries';

export const projectSearch = defineFilterSearch<ProjectParam>([
  { param: 'types', label: 'Type', options: PROJECT_TYPE_FILTERS },
  { param: 'technologies', label: 'Technology', options: TECHNOLOGY_FILTERS },
  { param: 'industries', label: 'Industry', options: INDUSTRY_FILTERS },
]);

export function toProjectFilters({ q, selected }: FilterSearch<ProjectParam>): ProjectFilters {
  return { q: q.trim(), ...selected };
}
