import { describe, expect, it } from 'vitest';
import {
  HIRE_REQUEST_STATUSES,
  IMAGE_SIZE_LIMIT,
  IMAGE_TYPES,
  INDUSTRY_FILTERS,
  LOCATION_FILTERS,
  PROJECT_TYPE_FILTERS,
  SKILL_FILTERS,
  TECHNOLOGY_FILTERS,
} from './constants.ts';

describe('the filter lists', () => {
  it.each([
    ['types', PROJECT_TYPE_FILTERS, 'Web, Mobile, Desktop, API, Plugin'],
    [
      'technologies',
      TECHNOLOGY_FILTERS,
      'React, Vue, Angular, Next.js, Svelte, Node.js, Express, Supabase, Firebase, MongoDB, Tailwind CSS, Framer Motion, TypeScript',
    ],
    [
      'industries',
      INDUSTRY_FILTERS,
      'E-commerce, SaaS, AI, FinTech, EdTech, Healthcare, Social Media, Entertainment',
    ],
    [
      'locations',
      LOCATION_FILTERS,
      'San Francisco CA, New York NY, Seattle WA, Austin TX, Chicago IL, Los Angeles CA, Boston MA, London UK, Berlin Germany, Toronto Canada',
    ],
  ])('match the specified %s', (_name, values, specified) => {
    expect(values.join(', ')).toBe(specified);
  });

  it('use the technologies as skills', () => {
    expect(SKILL_FILTERS).toEqual(TECHNOLOGY_FILTERS);
  });
});

describe('an image', () => {
  it('is limited to 2 MiB', () => {
    expect(IMAGE_SIZE_LIMIT).toBe(2_097_152);
  });

  it('is a JPEG, PNG or GIF', () => {
    expect(IMAGE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/gif']);
  });
});

describe('a hire request', () => {
  it('has four states', () => {
    expect(HIRE_REQUEST_STATUSES).toEqual(['pending', 'accepted', 'completed', 'rejected']);
  });
});
