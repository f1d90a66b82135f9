import type { HireRequestEvent, HireRequestSide, HireRequestWithHistory } from '../hire-request.ts';
import { whoseCaseTurn } from '../actions/turns.ts';
import type { Invoice } from '../../invoices/invoice.ts';
import type { Case, CaseStep } from './case.ts';
import type { CaseAnswer } from './write-cases.ts';

/** What a side can do about a case. */
export type CaseAct = CaseAnswer['action'];

/** What this side can do about a case now, following the rules of the database; the primary act first. */
export function caseActs(dispute: Pick<Case, 'status'>, side: HireRequestSide): CaseAct[] {
  const acts: CaseAct[] = [];
  if (whoseCaseTurn(dispute) === side) {
    acts.push('accept', ...(side === 'creator' ? (['counter'] as const) : []), 'dispute');
  }
  if (dispute.status === 'decided') acts.push('appeal');
  if (side === 'client' && ['open', 'countered', 'waiting'].includes(dispute.status)) {
    acts.push('withdraw');
  }
  return acts;
}

const MONEY_BACK_MS = 30 * 86_400_000;
const COMPLETING: readonly HireRequestEvent['action'][] = ['approve', 'complete', 'settle'];

type Openable = Pick<HireRequestWithHistory, 'status' | 'delivered_at' | 'open_case' | 'events'> & {
  cases: readonly { steps: readonly Pick<CaseStep, 'action'>[] }[];
  invoices: readonly Pick<Invoice, 'paid_at' | 'to_pay_cents'>[];
};

/** A delivery in review, completed work, or what is not paid. */
export type CaseSubject = 'delivery' | 'work' | 'unpaid';

/** What the client can open a case about: completed work for 30 days, and what is not paid until an admin has decided about the request. */
export function findCaseSubject(request: Openable, now: Date): CaseSubject | null {
  const { status, delivered_at, open_case, events, cases, invoices } = request;
  if (open_case) return null;
  if (status === 'accepted') return delivered_at === null ? null : 'delivery';
  const completed = events.findLast(({ action }) => COMPLETING.includes(action));
  if (completed && now.getTime() < Date.parse(completed.created_at) + MONEY_BACK_MS) return 'work';
  const isDecided = cases.some(({ steps }) => steps.some(({ action }) => action === 'decide'));
  const isUnpaid = invoices.some((invoice) => invoice.paid_at === null && invoice.to_pay_cents > 0);
  return isUnpaid && !isDecided ? 'unpaid' : null;
}
