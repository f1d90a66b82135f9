import type { Case, CaseAction, CaseOutcome } from '../../hire-requests/cases/case.ts';
import type {
  CaseSubject,
  HireRequestEvent,
  HireRequestSide,
  HireRequestWithHistory,
} from '../../hire-requests/hire-request.ts';

/** Who answers a case, as the database says it. */
export function caseTurn({ status }: Pick<Case, 'status'>): HireRequestSide | null {
  if (status === 'open' || status === 'redoing') return 'creator';
  return status === 'countered' || status === 'redone' ? 'client' : null;
}

/** The actions of this side for a case, according to the database. */
export function possibleCaseActions(
  dispute: Pick<Case, 'status' | 'steps'>,
  side: HireRequestSide | null,
): CaseAction[] {
  const acts: CaseAction[] = [];
  if (side === null) return acts;
  const isRedoing = dispute.status === 'redoing';
  const isTurn = !isRedoing && caseTurn(dispute) === side;
  const canSettle = isRedoing || dispute.status === 'waiting';
  const isCountered = findProposal(dispute, 'client') !== null;
  if (isRedoing && side === 'creator') acts.push('redo');
  if (isTurn || (canSettle && findProposal(dispute, side))) acts.push('accept');
  if (side === 'creator' && (isTurn || (canSettle && !isCountered))) acts.push('counter');
  if (isTurn) acts.push('dispute');
  if (dispute.status === 'decided') acts.push('appeal');
  if (side === 'client' && ['open', 'countered', 'redoing', 'waiting'].includes(dispute.status)) {
    acts.push('withdraw');
  }
  return acts;
}

/** What this side can propose, according to the database. */
export function possibleOutcomes(
  dispute: Pick<Case, 'status' | 'steps'>,
  side: HireRequestSide | null,
): CaseOutcome[] {
  if (!possibleCaseActions(dispute, side).includes('counter')) return [];
  const wasAgreed = dispute.steps.some(({ action }) => action === 'accept');
  return wasAgreed ? ['all', 'part', 'none'] : ['all', 'part', 'redo', 'none'];
}

/** The last proposal of the other side that was not agreed on. */
export function findProposal({ steps }: Pick<Case, 'steps'>, side: HireRequestSide | null) {
  const agreed = steps.findLastIndex(({ action }) => action === 'accept');
  const last = steps
    .slice(agreed + 1)
    .findLast(
      (step) => (step.action === 'open' || step.action === 'counter') && step.side !== side,
    );
  return last?.outcome ? { outcome: last.outcome, cents: last.cents } : null;
}

const MONEY_BACK_MS = 30 * 86_400_000;
const COMPLETING: readonly HireRequestEvent['action'][] = ['approve', 'complete', 'settle'];

type Openable = Omit<HireRequestWithHistory, 'case_subjects'>;

/** The subject that a client can open a case about, according to the database. */
export function findCaseSubject(
  request: Openable,
  now = new Date(),
): CaseSubject['subject'] | null {
  const { status, delivered_at, open_case, events, cases, invoices } = request;
  if (open_case) return null;
  if (status === 'accepted') return delivered_at === null ? null : 'delivery';
  const completed = events.findLast(({ action }) => COMPLETING.includes(action));
  if (completed && now.getTime() < Date.parse(completed.created_at) + MONEY_BACK_MS) return 'work';
  const isDecided = cases.some(({ steps }) => steps.some(({ action }) => action === 'decide'));
  const isUnpaid = invoices.some((invoice) => invoice.paid_at === null && invoice.to_pay_cents > 0);
  return isUnpaid && !isDecided ? 'unpaid' : null;
}
