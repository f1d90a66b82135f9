import type { ClientSlug } from '../people/clients.ts';
import type { CreatorSlug } from '../people/people.ts';
import type { ProjectSlug } from '../projects/projects.ts';

export type SeedReview = readonly [
  author: ClientSlug,
  rating: 1 | 2 | 3 | 4 | 5,
  daysAgo: number,
  comment: string,
  project?: ProjectSlug,
];

export type ReviewsByTarget = { readonly [target in CreatorSlug]?: readonly SeedReview[] };
