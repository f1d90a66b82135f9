import type { ClientSlug } from '../people/clients.ts';
import type { CreatorSlug } from '../people/people.ts';

export type RequestState =
  | 'pending'
  | 'accepted'
  | 'ending'
  | 'delivered'
  | 'changes'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'ended'
  | 'approved'
  | 'automatic';

/**
 * Client and creator, final state, days since it was sent and last changed, and subject: the slug of a service, or the client's own
 * title; without either, one of the creator's services.
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
