import type { CreatorSlug } from '../people/people.ts';

type Package = readonly [
  name: string,
  description: string,
  price: number,
  delivery: string,
  features: readonly string[],
];

/** A service; `hourly` is [rate, estimated hours]. */
export type SeedService = {
  slug: string;
  owner: CreatorSlug;
  title: string;
  description: string;
  requirements?: string;
  duration?: string;
  price?: number;
  hourly?: readonly [rate: number, hours: number];
  packages?: readonly Package[];
  features: readonly string[];
  faqs?: readonly (readonly [question: string, answer: string])[];
  revisions: 'unlimited' | '1' | '2' | '3' | '5';
  videoCall?: true;
  inactive?: true;
  /** The creator's own projects, the main one first. */
  pictures?: readonly string[];
  tags: readonly string[];
};
