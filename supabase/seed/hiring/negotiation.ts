import type { ClientSlug } from '../people/clients.ts';
import type { CreatorSlug } from '../people/people.ts';
import type { ProjectSlug } from '../projects/projects.ts';

/** Due dates are in days from today, negative in the past. */
export type SeedMilestone = readonly [title: string, price: number, due: number, isTrial?: true];

/** Terms that one side proposed: due on a day, within some days of acceptance, or in milestones. */
export type SeedOffer = {
  title: string;
  scope: string;
  price: number;
  revisions: number | null;
  note?: string;
  isExtension?: true;
  due?: number;
  days?: number;
  milestones?: readonly SeedMilestone[];
};

export type Action =
  | 'create'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'approve_milestone'
  | 'ask_end'
  | 'accept_end'
  | 'complete'
  | 'expire'
  | 'make_offer'
  | 'accept_offer'
  | 'expire_offer';

/** What happened so many days ago, with a note or the terms of an offer. */
export type Step = readonly [
  action: Action,
  by: 'client' | 'creator' | 'time',
  daysAgo: number,
  detail?: string | SeedOffer,
];

/** A request whose terms both sides negotiated; without a service or a budget the client wants to hear a price. */
export type SeedNegotiation = {
  client: ClientSlug;
  creator: CreatorSlug;
  /** The slug of a service, or the client's own title. */
  about: string;
  budget?: number;
  /** The project that the client came from. */
  project?: ProjectSlug;
  message: string;
  steps: readonly Step[];
};
