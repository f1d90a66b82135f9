import {
  INDUSTRY_FILTERS,
  PROJECT_TYPE_FILTERS,
  TECHNOLOGY_FILTERS,
} from '@showcase/data/projects';
import { expect, it } from 'vitest';
import { toUsualTags } from './usual-tags.ts';

it.each([
  [['nodejs'], ['Node.js']],
  [
    ['react', 'next', 'tailwind'],
    ['React', 'Next.js', 'Tailwind CSS'],
  ],
  [['React', 'reactjs'], ['React']],
  [
    ['web', 'iot', 'ai'],
    ['Web', 'IoT', 'AI'],
  ],
  [['ecommerce'], ['E-commerce']],
  [['social media'], ['Social Media']],
  [
    ['Tide tables', 'COBOL'],
    ['Tide tables', 'COBOL'],
  ],
  [[], []],
])('names %j as %j', (typed, tags) => {
  expect(toUsualTags(typed)).toEqual(tags);
});

it.each([...PROJECT_TYPE_FILTERS, ...TECHNOLOGY_FILTERS, ...INDUSTRY_FILTERS])(
  'names %s like the filter',
  (tag) => {
    expect(toUsualTags([tag.toLowerCase()])).toEqual([tag]);
  },
);
