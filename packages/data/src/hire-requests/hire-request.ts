import type { HIRE_REQUEST_STATUSES } from '../constants.ts';
import type { HIRE_REQUEST_RESOLUTIONS } from './reading/request-rows.ts';

export type {
  CaseSubject,
  HireRequest,
  HireRequestEvent,
  HireRequestWithHistory,
  ListedHireRequest,
  Party,
  RequestDate,
  RequestReview,
} from './reading/request-rows.ts';

export type { RequestAction } from './reading/request-steps.ts';

export type HireRequestStatus = (typeof HIRE_REQUEST_STATUSES)[number];

/** How a request ended; 'automatic' is 14 days after the delivery, 'decided' by a case, 'expired' 14 days without an answer. */
export type HireRequestResolution = (typeof HIRE_REQUEST_RESOLUTIONS)[number] | null;

/** Which side's list of requests. */
export type HireRequestSide = 'client' | 'creator';

/** The actions of act_on_hire_request; 'end' ends it without the other side. */
export type HireRequestAction =
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'end';
