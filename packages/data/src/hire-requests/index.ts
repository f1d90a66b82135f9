export { HIRE_REQUEST_STATUSES } from '../constants.ts';
export { createHireRequest, type HireRequestInput } from './create-hire-request.ts';
export type { HireRequestEvent, OpenRequest, RequestBetween } from './columns.ts';
export type {
  HireRequest,
  HireRequestAction,
  HireRequestResolution,
  HireRequestSide,
  HireRequestStatus,
  ListedHireRequest,
  RequestReview,
} from './hire-request.ts';
export { actOnHireRequest } from './act-on-hire-request.ts';
export { hireRequestQueries } from './hire-request-queries.ts';
export { canEditReview, canReview, openActions } from './open-actions.ts';
export { hireRequestActionOptions, useLiveHireRequests } from './use-hire-requests.ts';
