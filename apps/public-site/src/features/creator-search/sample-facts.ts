import { sampleCreators } from '../../shared/samples/sample-creators.ts';

export type SampleFacts = { rating: number; projectCount: number; memberSince: number };

type Random = () => number;

/** Made-up facts of a sample creator: a rating of 4.5 to 5, a few projects, a recent year. */
export function createSampleFacts(random: Random = Math.random): SampleFacts {
  return {
    rating: 4.5 + random() * 0.5,
    projectCount: 3 + Math.floor(random() * 18),
    memberSince: 2021 + Math.floor(random() * 4),
  };
}

/** Generated once per page load, so that a card keeps its facts during navigation. */
export const sampleFacts: readonly SampleFacts[] = sampleCreators.map(() => createSampleFacts());
