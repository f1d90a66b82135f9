import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
  type ProjectFilters,
  type ProjectSort,
} from '@showcase/data/projects';
import { defineFilterSearch } from '../filter-search.ts';

export type ProjectParam = 'types' | 'technologies' | 'industries';

/** The search for projects. */
export const projectSearch = defineFilterSearch<ProjectParam, ProjectFilters, ProjectSort>({
  groups: [
    { kind: 'choices', param: 'types', label: 'Type', options: PROJECT_TYPE_FILTERS },
    { kind: 'choices', param: 'technologies', label: 'Technology', options: TECHNOLOGY_FILTERS },
    { kind: 'choices', param: 'industries', label: 'Industry', options: INDUSTRY_FILTERS },
  ],
  sorts: [
    {
      value: 'best',
      label: 'Best match',
      rule: 'Projects that are called what you typed come first, then those with your words in the title, as tags, and in the text; among equals the newest.',
    },
    {
      value: 'newest',
      label: 'Newest',
      rule: 'Projects that were added last come first.',
    },
    {
      value: 'liked',
      label: 'Most liked this month',
      rule: 'Projects with the most likes in the last 30 days come first, then the newest.',
    },
  ],
});
