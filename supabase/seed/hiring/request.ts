import type { ClientSlug } from '../clients.ts';
import type { CreatorSlug } from '../people.ts';

export type RequestState =
  | 'pending'
  | 'accepted'
  | 'delivered'
  | 'changes'
  | 'declined'
  | 'withdrawn'
  | 'ended'
  | 'approved'
  | 'automatic';

/**
 * Who asked whom, how it went, how many days ago it was asked and last moved, and what it is about: the slug of an offer, or a title of
 * the client's own; without either, one of the creator's offers.
 */
export type SeedRequest = readonly [
  client: ClientSlug,
  creator: CreatorSlug,
  state: RequestState,
  createdDaysAgo: number,
  movedDaysAgo: number,
  message: string,
  about?: string,
];
