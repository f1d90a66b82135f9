import {
  AVAILABILITIES,
  LANGUAGE_FILTERS,
  LOCATION_FILTERS,
  SKILL_FILTERS,
} from '@showcase/data/users';
import type { FilterGroup } from '../filter-group.ts';
import { toUsualLanguage } from './usual-language.ts';
import { toUsualLocation } from './usual-location.ts';

export type CreatorParam =
  | 'skills'
  | 'locations'
  | 'price'
  | 'days'
  | 'models'
  | 'availability'
  | 'languages'
  | 'rating';

/** The largest price of a service. */
const MAX_PRICE = 1_000_000;

export const creatorGroups: readonly FilterGroup<CreatorParam>[] = [
  {
    kind: 'choices',
    param: 'skills',
    formerParam: 'skill',
    label: 'Skills',
    options: SKILL_FILTERS,
  },
  {
    kind: 'choices',
    param: 'locations',
    formerParam: 'location',
    label: 'Location',
    options: LOCATION_FILTERS,
    other: { label: 'Another place', placeholder: 'Oslo Norway', toValue: toUsualLocation },
  },
  {
    kind: 'range',
    param: 'price',
    label: 'Price',
    arguments: ['min_price', 'max_price'],
    max: MAX_PRICE,
  },
  {
    kind: 'choice',
    param: 'days',
    label: 'Delivery',
    argument: 'max_days',
    none: 'Any time',
    options: ['1', '3', '7', '14', '30'],
    labels: {
      1: 'Within 1 day',
      3: 'Within 3 days',
      7: 'Within 7 days',
      14: 'Within 14 days',
      30: 'Within 30 days',
    },
  },
  {
    kind: 'choices',
    param: 'models',
    label: 'Pricing model',
    options: ['fixed', 'hourly', 'packages'],
    labels: { fixed: 'Fixed price', hourly: 'Hourly', packages: 'Packages' },
  },
  {
    kind: 'choices',
    param: 'availability',
    label: 'Availability',
    options: AVAILABILITIES,
    labels: {
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      'not-available': 'Not available',
    },
  },
  {
    kind: 'choices',
    param: 'languages',
    label: 'Languages',
    options: LANGUAGE_FILTERS,
    first: 4,
    other: { label: 'Another language', placeholder: 'Dutch', toValue: toUsualLanguage },
  },
  {
    kind: 'choice',
    param: 'rating',
    label: 'Rating',
    argument: 'min_rating',
    none: 'Any rating',
    options: ['4', '4.5'],
    labels: { 4: '4.0 and up', 4.5: '4.5 and up' },
    describe: (label) => `Rated ${label}`,
  },
];
