import type { HIRE_REQUEST_STATUSES } from '../constants.ts';
import type { Person } from '../users/people.ts';

export type HireRequestStatus = (typeof HIRE_REQUEST_STATUSES)[number];

/** How a request ended; 'automatic' is 14 days after the delivery. */
export type HireRequestResolution =
  'approved' | 'automatic' | 'declined' | 'withdrawn' | 'ended' | null;

/** Title, price, duration, package and hours are as they were when the client sent the request. */
export type HireRequest = {
  id: string;
  /** Null if the account is deleted. */
  client_id: string | null;
  creator_id: string | null;
  /** Null for 'Something else', and if the service is deleted. */
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
  /** Increases with every change of status. */
  version: number;
  created_at: string;
  updated_at: string;
};

/** The client's review of a completed request. */
export type RequestReview = {
  id: string;
  rating: number;
  comment: string;
  reply: string | null;
  created_at: string;
};

/** A request with its users and its review. */
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

/** Which side's list of requests. */
export type HireRequestSide = 'client' | 'creator';

export type HireRequestAction =
  'accept' | 'decline' | 'cancel' | 'deliver' | 'ask_changes' | 'approve' | 'end';

/** One entry of a request's timeline; a request is completed automatically 14 days after the delivery. */
export type HireRequestEvent = {
  version: number;
  /** Null for an automatic event, and if the account is deleted. */
  actor_id: string | null;
  action: HireRequestAction | 'create' | 'complete';
  note: string | null;
  created_at: string;
};
