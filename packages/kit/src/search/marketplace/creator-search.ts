import type { ServiceSort } from '@showcase/data/services';
import type { CreatorFilters, CreatorSort } from '@showcase/data/users';
import { defineSearch } from '../define-search.ts';
import { defineFilterSearch } from '../filter-search.ts';
import { choiceParam } from '../params.ts';
import { creatorGroups, type CreatorParam } from './creator-groups.ts';

export type { CreatorParam } from './creator-groups.ts';

/** The search for creators, of visitors and of clients. */
export const creatorSearch = defineFilterSearch<CreatorParam, CreatorFilters, CreatorSort>({
  groups: creatorGroups,
  sorts: [
    {
      value: 'best',
      label: 'Best match',
      rule: 'Creators who are called what you typed come first, then those with your words in the name, as skills, and in the text; equals are in alphabetical order.',
    },
    { value: 'name', label: 'Name', rule: 'Creators are in alphabetical order of their names.' },
    {
      value: 'rating',
      label: 'Rating',
      rule: 'Creators with 3 or more reviews come first, by their average and then by their number of reviews; the others follow by name.',
    },
    {
      value: 'fastest',
      label: 'Fastest answer',
      rule: 'Creators who have answered at least 3 requests come first, by their median time to answer; the others follow by name.',
    },
    { value: 'newest', label: 'Newest', rule: 'Creators who joined last come first.' },
  ],
});

/** The search for services, by the same filters, in the same lists as creators. */
export const serviceSearch = defineFilterSearch<CreatorParam, CreatorFilters, ServiceSort>({
  groups: creatorGroups,
  sorts: [
    {
      value: 'best',
      label: 'Best match',
      rule: 'Services that are called what you typed come first, then those with your words in the title, as tags, and in the text; among equals the newest.',
    },
    { value: 'newest', label: 'Newest', rule: 'Services that were added last come first.' },
    { value: 'price', label: 'Price', rule: 'The lowest prices come first.' },
    {
      value: 'rating',
      label: 'Rating',
      rule: 'Services of creators with 3 or more reviews come first, by their average and then by their number of reviews; the others follow, newest first.',
    },
  ],
  fixed: { show: 'services' },
});

export type Show = 'creators' | 'services';

const showSearch = defineSearch({
  show: choiceParam<Show>(['creators', 'services'], 'creators'),
});

/** Whether a list of creators shows their services instead. */
export function readShow(params: URLSearchParams): Show {
  return showSearch.read(params).show;
}
