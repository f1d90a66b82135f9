import { addDays, toDay } from '@showcase/data/days';
import { aHireRequest, anEvent, anOffer, testId } from '@showcase/data/testing';
import { ID, openRequests } from '../../requests/testing/open-requests.tsx';

const OPEN = `?request=${ID}`;
export const today = toDay(new Date());
export const DUE = addDays(today, 30);
export const LAST = addDays(today, 40);
const part = (title: string, price: number, is_trial = false) => ({
  title,
  price,
  due_on: DUE,
  is_trial,
});

const asSent = anOffer({
  id: testId(450),
  number: 0,
  kind: 'request',
  side: 'client',
  price: null,
  days: null,
  revisions: null,
  status: 'replaced',
  valid_until: null,
});
export const first = anOffer({
  number: 1,
  price: 1850,
  status: 'replaced',
  milestones: [part('Draft', 850), part('Training', 1000)],
});
export const second = anOffer({
  id: testId(452),
  number: 2,
  price: 1600,
  days: null,
  due_on: LAST,
  scope: 'One page in two languages that shows where and when.',
  milestones: [part('Draft', 300, true), part('Page', 1300)],
  note: 'I left the training out.',
});

/** Opens the second version of an offer of Ada for the request of Mina. */
export function openOffer(side: 'client' | 'creator', fields: Partial<typeof second> = {}) {
  return openRequests(side, OPEN, {
    hireRequests: [aHireRequest({ price: null, open_offer_id: second.id, version: 4 })],
    offers: [asSent, first, { ...second, ...fields }],
    events: [anEvent()],
  });
}

export const CLOSED = { open_offer_id: null };

/** The open offer has an answer; returns what becomes of the request. */
export function closeOffer(
  { state }: ReturnType<typeof openOffer>['backend'],
  status: typeof second.status,
) {
  Object.assign(state.offers[2] ?? {}, { status, answered_at: '2098-01-01T00:00:00Z' });
  return CLOSED;
}
