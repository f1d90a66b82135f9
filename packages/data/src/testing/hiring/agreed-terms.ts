import type { FakeState } from '../backend/fake-state.ts';
import { closeCaseOf } from '../cases/case-rows.ts';
import { testId } from '../rows.ts';
import type { HireRequestEventRow, HireRequestRow, OfferRow } from './rows.ts';
import { getPartTitle } from './settling/issue-invoice.ts';

type Step = Pick<HireRequestEventRow, 'action'> & Partial<HireRequestEventRow>;

/** The next version of a request, with its entry in the timeline. */
export function addStep(state: FakeState, request: HireRequestRow, step: Step) {
  const now = new Date().toISOString();
  request.version += 1;
  request.updated_at = now;
  state.events.push({
    hire_request_id: request.id,
    version: request.version,
    actor_id: null,
    note: null,
    offer_id: null,
    milestone: null,
    links: [],
    attachments: [],
    invoice_id: null,
    cents: null,
    created_at: now,
    ...step,
  });
}

const HAPPENED: Partial<Record<HireRequestEventRow['action'], string>> = {
  accept: 'This request was accepted',
  deliver: 'The work was delivered',
  ask_changes: 'Changes were requested',
  approve_milestone: 'A milestone was approved',
  complete_milestone: 'A milestone was approved',
  make_offer: 'New terms were proposed',
  accept_offer: 'New terms were agreed on',
  decline_offer: 'The offer was declined',
  withdraw_offer: 'The offer was withdrawn',
  expire_offer: 'The offer expired',
  ask_end: 'Ending this request was proposed',
  decline_end: 'The proposal to end it was declined',
  withdraw_end: 'The proposal to end it was withdrawn',
};

/** What happened to who acts on an earlier version, in the words of the database; null if it is the current one. */
export function explainChange(state: FakeState, request: HireRequestRow, expected: unknown) {
  if ((expected ?? request.version) === request.version) return null;
  const last = state.events.find(
    ({ hire_request_id, version }) => hire_request_id === request.id && version === request.version,
  );
  return `${(last && HAPPENED[last.action]) ?? 'This request changed'} in the meantime`;
}

/** Why an offer can no longer be answered. */
export function explainClosed({ status }: OfferRow, request: HireRequestRow) {
  if (request.status === 'rejected') return `This request is already ${request.resolution}`;
  if (request.status === 'completed') return 'This request is already completed';
  if (status === 'replaced') return 'This offer was replaced by a newer one';
  if (status === 'expired') return 'This offer has expired';
  if (status === 'closed')
    return 'The milestone was approved in the meantime, which closed this offer';
  return `This offer is already ${status}`;
}

/** Whether the terms that were agreed on last name milestones. */
export function hasParts(state: FakeState, { agreed_offer_id }: HireRequestRow) {
  const agreed = state.offers.find(({ id }) => id === agreed_offer_id);
  return agreed !== undefined && agreed.milestones.length > 0;
}

/** Closes the open offer of a request, if it has one. */
export function closeOffer(state: FakeState, request: HireRequestRow, status: OfferRow['status']) {
  const offer = state.offers.find(({ id }) => id === request.open_offer_id);
  if (offer) Object.assign(offer, { status, answered_at: new Date().toISOString() });
  request.open_offer_id = null;
}

/** Ends a request, or never begins it: its offer is closed, and what is pending is owed no more. */
export function reject(
  state: FakeState,
  request: HireRequestRow,
  resolution: 'declined' | 'withdrawn' | 'ended',
) {
  closeOffer(state, request, 'closed');
  closeCaseOf(state, request);
  Object.assign(request, {
    status: 'rejected',
    resolution,
    end_asked_by: null,
    end_asked_at: null,
  });
  state.transactions = state.transactions.filter(
    (row) => row.hire_request_id !== request.id || row.status === 'completed',
  );
}

type Planned = Pick<OfferRow['milestones'][number], 'title' | 'price' | 'is_trial'> & {
  due_on: string | null;
};

/** Makes the milestones that are left those of the terms, with a transaction for each new amount. */
export function planMilestones(state: FakeState, request: HireRequestRow, planned: Planned[]) {
  const own = state.milestones.filter((row) => row.hire_request_id === request.id);
  const approved = own.filter(({ approved_at }) => approved_at !== null);
  const left = (request.price ?? 0) - approved.reduce((sum, { price }) => sum + price, 0);
  const { title, due_on } = request;
  const parts = planned.length > 0 ? planned : [{ title, price: left, due_on, is_trial: false }];
  const highest = Math.max(request.milestone + parts.length - 1, ...own.map((row) => row.number));
  for (let number = request.milestone; number <= highest; number += 1) {
    const part = parts[number - request.milestone];
    const booked = state.transactions
      .filter((row) => row.hire_request_id === request.id && row.milestone === number)
      .reduce((sum, { amount }) => sum + amount, 0);
    const difference = (part?.price ?? 0) - booked;
    if (difference !== 0) book(state, request, number, part?.title ?? title, difference);
  }
  state.milestones = [
    ...state.milestones.filter((row) => row.hire_request_id !== request.id),
    ...own.filter(({ number }) => number < request.milestone),
    ...parts.map((part, index) => ({
      hire_request_id: request.id,
      number: request.milestone + index,
      title: part.title,
      price: part.price,
      due_on: part.due_on,
      is_trial: part.is_trial,
      approved_at: null,
    })),
  ];
}

function book(
  state: FakeState,
  request: HireRequestRow,
  milestone: number,
  title: string,
  amount: number,
) {
  state.transactions.push({
    id: testId(8000 + state.transactions.length),
    hire_request_id: request.id,
    milestone,
    client_id: request.client_id,
    creator_id: request.creator_id,
    title: getPartTitle(request.title, title),
    amount,
    status: 'pending',
    completed_at: null,
    created_at: new Date().toISOString(),
  });
}

/** Number 0: the request as it was sent. */
export function asSent(request: HireRequestRow) {
  return {
    id: crypto.randomUUID(),
    number: 0,
    kind: 'request' as const,
    side: 'client' as const,
    title: request.title,
    scope: request.message,
    price: request.price,
    due_on: null,
    days: getAgreedDays(request.duration),
    revisions: request.revisions,
    milestones: [],
    note: null,
    valid_until: null,
    status: 'replaced' as const,
    answered_at: request.created_at,
    offer_key: null,
  };
}

/** Like `private.agreed_days`, of the texts that tests use. */
export function getAgreedDays(duration: string | null) {
  const [, count, unit] = /(\d+) (day|week)/.exec(duration ?? '') ?? [];
  return count ? Number(count) * (unit === 'week' ? 7 : 1) : null;
}
