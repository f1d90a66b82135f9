import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  SALE_KINDS,
  TECHNOLOGY_FILTERS,
  type ProjectFilters,
  type ProjectSort,
} from '@showcase/data/projects';
import { defineFilterSearch, type FilterSearch } from '../filter-search.ts';

export type ProjectParam = 'types' | 'technologies' | 'industries' | 'sale';

const definition = defineFilterSearch<ProjectParam, ProjectFilters, ProjectSort>({
  groups: [
    { kind: 'choices', param: 'types', label: 'Type', options: PROJECT_TYPE_FILTERS },
    { kind: 'choices', param: 'technologies', label: 'Technology', options: TECHNOLOGY_FILTERS },
    { kind: 'choices', param: 'industries', label: 'Industry', options: INDUSTRY_FILTERS },
    {
      ...{ kind: 'choices', param: 'sale', label: 'For sale' },
      options: ['any', ...SALE_KINDS],
      labels: { any: 'For sale', once: 'All rights', license: 'License' },
    },
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
    {
      value: 'price',
      label: 'Lowest price',
      rule: 'Projects that are for sale, with the lowest price first.',
    },
  ],
});

/** What is not for sale has no price. */
const withSale = (search: FilterSearch<ProjectParam>): FilterSearch<ProjectParam> =>
  search.sort === 'price' && search.selected.sale.length === 0
    ? { ...search, selected: { ...search.selected, sale: ['any'] } }
    : search;

/** The search for projects. */
export const projectSearch: typeof definition = {
  ...definition,
  toArguments: (search) => definition.toArguments(withSale(search)),
  toRequest: (search) => definition.toRequest(withSale(search)),
};
