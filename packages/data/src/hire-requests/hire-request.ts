import type { HIRE_REQUEST_STATUSES } from '../constants.ts';
import type { Person } from '../users/people.ts';

export type HireRequestStatus = (typeof HIRE_REQUEST_STATUSES)[number];

/** How a request came to its end; 'automatic' is 14 days after the delivery. */
export type HireRequestResolution =
  'approved' | 'automatic' | 'declined' | 'withdrawn' | 'ended' | null;

/** Title, price, duration, package and hours are the deal as it was when the client asked. */
export type HireRequest = {
  id: string;
  /** Null once that account is gone. */
  client_id: string | null;
  creator_id: string | null;
  /** Null for 'Something else', and once the service is gone. */
  service_id: string | null;
  title: string;
  /** US dollars. */
  price: number;
  duration: string | null;
  package_name: string | null;
  hours: number | null;
  message: string;
  status: HireRequestStatus;
  resolution: HireRequestResolution;
  delivered_at: string | null;
  /** Counts the moves of the state. */
  version: number;
  created_at: string;
  updated_at: string;
};

/** What its client said about a completed request. */
export type RequestReview = {
  id: string;
  rating: number;
  comment: string;
  reply: string | null;
  created_at: string;
};

/** A request with the people and the review that belong to it. */
export type ListedHireRequest = HireRequest & {
  client: Person | null;
  creator: Person | null;
  review: RequestReview | null;
};

/** What a conversation shows of a request. */
export type RequestBetween = Pick<
  HireRequest,
  'id' | 'client_id' | 'title' | 'message' | 'created_at'
>;

/** Whose list a request stands in. */
export type HireRequestSide = 'client' | 'creator';

export type HireRequestAction =
  'accept' | 'decline' | 'cancel' | 'deliver' | 'ask_changes' | 'approve' | 'end';

/** One entry of a request's timeline; time itself completes a request 14 days after delivery. */
export type HireRequestEvent = {
  version: number;
  /** Null for time, and where the account was deleted. */
  actor_id: string | null;
  action: HireRequestAction | 'create' | 'complete';
  note: string | null;
  created_at: string;
};
