import { expect, it } from 'vitest';
import { createSampleFacts, sampleFacts } from './sample-facts.ts';

it.each([
  [0, { rating: 4.5, projectCount: 3, memberSince: 2021 }],
  [0.999, { rating: 4.9995, projectCount: 20, memberSince: 2024 }],
])('maps the random number %d into the range', (chance, facts) => {
  expect(createSampleFacts(() => chance)).toEqual(facts);
});

it('covers the six sample creators', () => {
  expect(sampleFacts).toHaveLength(6);
  for (const { rating } of sampleFacts) {
    expect(rating).toBeGreaterThanOrEqual(4.5);
    expect(rating).toBeLessThanOrEqual(5);
  }
});
