import { sampleCreators } from '../../shared/samples/sample-creators.ts';

export type SampleFacts = { rating: number; projectCount: number; memberSince: number };

type Random = () => number;

/** Made-up facts of a sample creator: a rating of 4.5 to 5, a few projects, a recent year. */
export function createSampleFacts(random: Random): SampleFacts {
  return {
    rating: 4.5 + random() * 0.5,
    projectCount: 3 + Math.floor(random() * 18),
    memberSince: 2021 + Math.floor(random() * 4),
  };
}

/** The same in every browser and on the server, so that a card never changes its facts. */
export const sampleFacts: readonly SampleFacts[] = sampleCreators.map((_, index) =>
  createSampleFacts(spreadNumbers(index + 1)),
);

/** Numbers from 0 to 1 that look random: steps of the golden ratio spread evenly. */
function spreadNumbers(seed: number): Random {
  let value = seed / 7;
  return () => {
    value = (value + 0.618034) % 1;
    return value;
  };
}
