import type { HIRE_REQUEST_STATUSES } from '../constants.ts';
import type { Person } from '../users/people.ts';
import type { ReadRequest } from './columns.ts';

export type HireRequestStatus = (typeof HIRE_REQUEST_STATUSES)[number];

/** How a request ended; 'automatic' is 14 days after the delivery. */
export type HireRequestResolution =
  | 'approved'
  | 'automatic'
  | 'declined'
  | 'withdrawn'
  | 'ended'
  | null;

/**
 * Title, price in US dollars, duration, package, hours and what a bought project includes (null if it is no purchase) are as they were when the client sent the request. The ids of users are
 * null if the account is deleted, `service_id` for 'Something else' and if the service is deleted, `project_id` likewise. `version` increases with every
 * change of status.
 */
export type HireRequest = Omit<ReadRequest, 'review'>;

/** The client's review of a completed request. */
export type RequestReview = NonNullable<ReadRequest['review']>;

/** A request with its users and its review. */
export type ListedHireRequest = ReadRequest & { client: Person | null; creator: Person | null };

/** Which side's list of requests. */
export type HireRequestSide = 'client' | 'creator';

export type HireRequestAction =
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'end';
