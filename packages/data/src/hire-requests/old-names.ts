import type { Case } from './cases/case.ts';
import type { HireRequestWithHistory, ListedHireRequest } from './hire-request.ts';

// For remotes that were released before; version 1.0 drops it.
export {
  confirmPayment as settleInvoice,
  confirmPaymentOptions as settleInvoiceOptions,
} from '../invoices/write-payments.ts';
export const openActions = ({ actions }: Pick<ListedHireRequest, 'actions'>) => actions;
export const whoseCaseTurn = ({ turn }: Pick<Case, 'turn'>) => turn;
export const caseActs = ({ actions }: Pick<Case, 'actions'>) => actions;
export const findCaseSubject = (request: Pick<HireRequestWithHistory, 'case_subjects'>) =>
  request.case_subjects[0]?.subject ?? null;
export const canReview = (request: Pick<ListedHireRequest, 'may_review'>) => request.may_review;

/** Their hire dialog remembers what it has sent without what a request says since then. */
export const completeSentRequest = (request: HireRequestWithHistory | null) =>
  request && { ...NOT_SAID, ...request };

const NOT_SAID = {
  actions: [],
  turn: null,
  review_until: null,
  case_subjects: [],
  may_review: false,
};
