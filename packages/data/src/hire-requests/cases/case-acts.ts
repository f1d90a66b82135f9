import type { HireRequestEvent, HireRequestSide, HireRequestWithHistory } from '../hire-request.ts';
import { whoseCaseTurn } from '../actions/turns.ts';
import type { Case } from './case.ts';
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

type Openable = Pick<
  HireRequestWithHistory,
  'status' | 'delivered_at' | 'creator_id' | 'open_case' | 'events'
>;

/** Whether the client can open a case: about a delivery in review, or for 30 days about completed work. */
export function canOpenCase(request: Openable, now: Date): boolean {
  const { status, delivered_at, creator_id, open_case, events } = request;
  if (open_case || creator_id === null) return false;
  if (status === 'accepted') return delivered_at !== null;
  if (status !== 'completed') return false;
  const completed = events.findLast(({ action }) => COMPLETING.includes(action));
  return (
    completed !== undefined && now.getTime() < Date.parse(completed.created_at) + MONEY_BACK_MS
  );
}
