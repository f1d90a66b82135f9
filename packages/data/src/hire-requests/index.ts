export { HIRE_REQUEST_STATUSES } from '../constants.ts';
export {
  createHireRequest,
  createHireRequestOptions,
  type HireRequestInput,
} from './create-hire-request.ts';
export { PAYMENT_STEPS } from './reading/request-steps.ts';
export type { OpenRequest } from './reading/columns.ts';
export { sumOpenAmounts } from './reading/sum-open-amounts.ts';
export type {
  CaseSubject,
  HireRequest,
  HireRequestAction,
  HireRequestEvent,
  HireRequestResolution,
  HireRequestSide,
  HireRequestStatus,
  HireRequestWithHistory,
  ListedHireRequest,
  Party,
  RequestAction,
  RequestDate,
  RequestReview,
} from './hire-request.ts';
export { actOnHireRequest } from './actions/act-on-hire-request.ts';
export { hireRequestQueries } from './hire-request-queries.ts';
export { canEditReview } from './actions/can-edit-review.ts';
export { hireRequestActionOptions, useLiveHireRequests } from './use-hire-requests.ts';
export type { Milestone, Offer, OfferTerms, ProposedMilestone } from './offers/offer.ts';
export { compareOffers, type OfferChange } from './offers/compare-offers.ts';
export { getDueDate } from './actions/due-date.ts';
export { whoseTurn } from './reading/whose-turn.ts';
export {
  answerOffer,
  requestMoreTime,
  makeOffer,
  type AnswerOfferInput,
} from './offers/write-offers.ts';
export {
  answerOfferOptions,
  requestMoreTimeOptions,
  makeOfferOptions,
  answerEndOptions,
  proposeEndOptions,
} from './use-hire-requests.ts';
export {
  offerTemplateQueries,
  deleteOfferTemplate,
  deleteOfferTemplateOptions,
  saveOfferTemplate,
  saveOfferTemplateOptions,
  type OfferTemplate,
} from './offers/offer-templates.ts';
export { answerEnd, proposeEnd, type AnswerEndInput } from './ending/write-end.ts';
export { caseQueries } from './cases/case-queries.ts';
export type { Case, CaseAction, CaseOutcome, CaseStep } from './cases/case.ts';
export type { CaseEvidence } from './cases/evidence.ts';
export { answerCase, openCase } from './cases/write-cases.ts';
export { answerCaseOptions, openCaseOptions } from './use-hire-requests.ts';
