import { addDays, countDays, endOfDay, toDay } from '../../../days/days.ts';
import { attachFiles } from '../../backend/storage/fake-files.ts';
import type { HireRequestSide } from '../../../hire-requests/hire-request.ts';
import type { ProposedMilestone } from '../../../hire-requests/offers/offer.ts';
import { json, type FakeRequest, type FakeState } from '../../backend/fake-state.ts';
import {
  addStep,
  asSent,
  closeOffer,
  explainChange,
  explainClosed,
  hasParts,
  planMilestones,
} from '../agreed-terms.ts';
import { explainDispute } from '../../cases/case-rows.ts';
import { explainDropped } from '../explain-dropped.ts';
import { checkOffer } from './check-offer.ts';
import type { HireRequestRow, OfferRow } from '../rows.ts';

type Arguments = Record<string, unknown>;
type Found = { request: HireRequestRow; side: HireRequestSide };

const MAX_OFFERS = 20;
const WEEK_DAYS = 7;

/** Proposes terms like the database. */
export function makeOffer(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findOwn(state, callerId, input.id);
  if (!found) return notFound();
  const { request, side } = found;
  if (isKnown(state, input)) return json(request);
  const conflict = findConflict(state, request, input);
  if (conflict) return conflict;
  if (request.status === 'pending' && side === 'client' && !request.open_offer_id) {
    return fail(409, 'PT409', 'There is no offer to change yet');
  }
  const milestones = input.milestones as ProposedMilestone[] | undefined;
  return addOffer(state, found, callerId, {
    kind: request.status === 'pending' ? 'offer' : 'change_order',
    side,
    title: toText(input.title)?.trim() ?? '',
    scope: toText(input.scope) ?? '',
    price: Number(input.price),
    revisions: toNumber(input.revisions),
    days: toNumber(input.days),
    due_on: toText(input.due_on),
    milestones: milestones ?? [],
    note: toText(input.note),
    valid_until: toText(input.valid_until) ?? inAWeek(request),
    offer_key: toText(input.offer_key),
    files: input.attachments,
  });
}

function inAWeek({ time_zone }: HireRequestRow) {
  return endOfDay(addDays(toDay(new Date(), time_zone), WEEK_DAYS), time_zone).toISOString();
}

/** A later due date of the milestone in work, as an offer of its own kind. */
export function requestMoreTime(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findOwn(state, callerId, input.id);
  if (!found) return notFound();
  const { request, side } = found;
  if (isKnown(state, input)) return json(request);
  const conflict = findConflict(state, request, input);
  if (conflict) return conflict;
  const own = state.milestones.filter((row) => row.hire_request_id === request.id);
  const current = own.find(({ number }) => number === request.milestone);
  if (side !== 'creator') return fail(403, 'PT403', "You can't do that");
  if (request.status === 'pending') return fail(409, 'PT409', 'This request is still pending');
  if (!current?.due_on) return fail(409, 'PT409', 'This request has no due date');
  if (request.delivered_at !== null) return fail(409, 'PT409', 'This is delivered already');
  if (toText(input.reason) === null) return fail(400, 'PT400', 'Write a reason');
  if (String(input.due_on) <= current.due_on) {
    return fail(400, 'PT400', 'Choose a date after the current due date');
  }
  const shift = countDays(current.due_on, String(input.due_on));
  const later = (day: string | null) => day && addDays(day, shift);
  return addOffer(state, found, callerId, {
    kind: 'extension',
    side: 'creator',
    title: request.title,
    scope: request.scope ?? request.message,
    price: request.price,
    revisions: request.revisions,
    days: null,
    due_on: later(request.due_on),
    milestones: !hasParts(state, request)
      ? []
      : own
          .filter(({ number }) => number >= request.milestone)
          .map(({ title, price, due_on, is_trial }) => {
            return { title, price, due_on: later(due_on) ?? '', is_trial };
          }),
    note: toText(input.reason),
    valid_until: inAWeek(request),
    offer_key: toText(input.offer_key),
  });
}

const ANSWERS = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

export function answerOffer(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const offer = state.offers.find(({ id }) => id === input.id);
  const found = offer && findOwn(state, callerId, offer.hire_request_id);
  if (!found) return notFound();
  const { request, side } = found;
  const action = String(input.action);
  if (!isAnswer(action)) return fail(400, 'PT400', "An offer doesn't have this action");
  if ((offer.side === side) !== (action === 'withdraw')) {
    return fail(403, 'PT403', "You can't do that");
  }
  if (offer.status === ANSWERS[action]) {
    const what = `This offer is already ${offer.status}`;
    const done = { actions: [`${action}_offer`] as const, what };
    const dropped = explainDropped(state, request, done, input);
    return dropped === null ? json(request) : fail(409, 'PT409', dropped);
  }
  if (offer.status !== 'open') return fail(409, 'PT409', explainClosed(offer, request));
  if (action === 'accept' && Date.parse(offer.valid_until ?? '') <= Date.now()) {
    return fail(409, 'PT409', 'This offer has expired');
  }
  const firstDay = offer.milestones[0]?.due_on ?? offer.due_on;
  if (action === 'accept' && firstDay !== null && firstDay < toDay(new Date(), request.time_zone)) {
    return fail(409, 'PT409', 'The due date of this offer has passed');
  }
  const dispute = action === 'accept' ? explainDispute(state, request) : null;
  if (dispute !== null) return fail(409, 'PT409', dispute);
  closeOffer(state, request, ANSWERS[action]);
  if (action === 'accept') agree(state, request, offer);
  const note = toText(input.note);
  const step = `${action}_offer` as const;
  addStep(state, request, { action: step, actor_id: callerId, offer_id: offer.id, note });
  return json(request);
}

function agree(state: FakeState, request: HireRequestRow, offer: OfferRow) {
  const { title, scope, price, revisions, days } = offer;
  Object.assign(request, {
    status: 'accepted',
    agreed_offer_id: offer.id,
    title,
    scope,
    price,
    revisions,
    due_on: offer.due_on ?? addDays(toDay(new Date(), request.time_zone), days ?? 0),
    no_due_date: false,
    duration: days === null ? null : `${days} ${days === 1 ? 'day' : 'days'}`,
    package_name: null,
    hours: null,
  });
  planMilestones(state, request, offer.milestones);
}

type NewOffer = Omit<
  OfferRow,
  'id' | 'hire_request_id' | 'number' | 'status' | 'answered_at' | 'created_at'
> & { files?: unknown };

function addOffer(state: FakeState, found: Found, callerId: string | null, proposed: NewOffer) {
  const { request } = found;
  const { files, ...terms } = proposed;
  const error = checkOffer(state, request, terms);
  if (error) return fail(400, 'PT400', error);
  const own = state.offers.filter((row) => row.hire_request_id === request.id);
  if (own.filter(({ number }) => number > 0).length >= MAX_OFFERS) {
    return fail(409, 'PT409', 'A request can have at most 20 offers');
  }
  const attachments = attachFiles(state, callerId, files);
  if (attachments instanceof Response) return attachments;
  const created = { hire_request_id: request.id, created_at: new Date().toISOString() };
  if (own.length === 0) state.offers.push({ ...asSent(request), ...created });
  closeOffer(state, request, 'replaced');
  const offer: OfferRow = {
    ...terms,
    ...created,
    due_on: terms.milestones.at(-1)?.due_on ?? terms.due_on,
    id: crypto.randomUUID(),
    number: Math.max(0, ...own.map(({ number }) => number)) + 1,
    status: 'open',
    answered_at: null,
  };
  state.offers.push(offer);
  request.open_offer_id = offer.id;
  const step = { action: 'make_offer', actor_id: callerId, offer_id: offer.id } as const;
  addStep(state, request, { ...step, attachments });
  return json(request);
}

/** A request of the caller, and their side of it. */
export function findOwn(state: FakeState, callerId: string | null, id: unknown): Found | null {
  const request = state.hireRequests.find((row) => row.id === id);
  if (!request || callerId === null) return null;
  if (request.client_id === callerId) return { request, side: 'client' };
  return request.creator_id === callerId ? { request, side: 'creator' } : null;
}

function isKnown(state: FakeState, { id, offer_key }: Arguments) {
  return state.offers.some((row) => row.hire_request_id === id && row.offer_key === offer_key);
}

function findConflict(state: FakeState, request: HireRequestRow, { expected_version }: Arguments) {
  if (request.status === 'rejected' || request.status === 'completed') {
    return fail(409, 'PT409', `This request is already ${request.resolution}`);
  }
  const change = explainChange(state, request, expected_version) ?? explainDispute(state, request);
  return change === null ? null : fail(409, 'PT409', change);
}

const isAnswer = (action: string): action is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, action);
const notFound = () => fail(404, 'PT404', "This request no longer exists, or it isn't yours");
const fail = (status: number, code: string, message: string) => json({ code, message }, status);
const toText = (value: unknown) => (typeof value === 'string' && value.trim() ? value : null);
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null);
