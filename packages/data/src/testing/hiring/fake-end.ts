import { hasText } from '../../has-text.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { explainDispute } from '../cases/case-rows.ts';
import { addStep, explainChange, reject } from './agreed-terms.ts';
import { explainDropped } from './explain-dropped.ts';
import { findOwn } from './offers/fake-offers.ts';
import type { HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;

/** The error in a reason to end a request; null if it is valid. */
export function checkReason(reason: unknown): string | null {
  if (typeof reason !== 'string' || !hasText(reason)) return 'Write a reason';
  if (reason.trim().length < 10) return 'Write at least 10 characters';
  return [...reason].length > 1000 ? 'Use at most 1000 characters' : null;
}

/** Whether a paid trial is in work or in review. */
export function isTrial(state: FakeState, { id, milestone }: HireRequestRow) {
  return state.milestones.some(
    (row) => row.hire_request_id === id && row.number === milestone && row.is_trial,
  );
}

const FIVE_DAYS_MS = 5 * 86_400_000;

/** When silence ends it: never what was delivered. */
export function getEndTime(state: FakeState, { id, milestone, end_asked_at }: HireRequestRow) {
  const wasDelivered = state.events.some(
    (event) =>
      event.hire_request_id === id && event.action === 'deliver' && event.milestone === milestone,
  );
  if (end_asked_at === null || wasDelivered) return null;
  return new Date(Date.parse(end_asked_at) + FIVE_DAYS_MS).toISOString();
}

/** One side proposes to end an accepted request, like the database. */
export function proposeEnd(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findOwn(state, callerId, input.id);
  if (!found) return notFound();
  const { request, side } = found;
  if (request.end_asked_by === side) {
    const what = 'You asked to end this request already';
    const dropped = explainDropped(state, request, { actions: ['ask_end'], what }, input);
    return dropped === null ? json(request) : fail(409, 'PT409', dropped);
  }
  if (request.status !== 'accepted') return fail(409, 'PT409', explainState(request));
  if (request.end_asked_by) {
    return fail(
      409,
      'PT409',
      `The ${request.end_asked_by} asked to end this request already. Answer that`,
    );
  }
  const change =
    explainChange(state, request, input.expected_version) ?? explainDispute(state, request);
  if (change !== null) return fail(409, 'PT409', change);
  const wrong = checkReason(input.reason);
  if (wrong) return fail(400, 'PT400', wrong);
  Object.assign(request, { end_asked_by: side, end_asked_at: new Date().toISOString() });
  const { milestone } = request;
  addStep(state, request, {
    ...{ action: 'ask_end', actor_id: callerId, note: String(input.reason), milestone },
  });
  return json(request);
}

/** Answers a proposal to end a request. */
export function answerEnd(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const { action } = input;
  if (action !== 'accept' && action !== 'decline' && action !== 'withdraw') {
    return fail(400, 'PT400', "A proposal to end a request doesn't have this action");
  }
  const found = findOwn(state, callerId, input.id);
  if (!found) return notFound();
  const { request, side } = found;
  const step = `${action}_end` as const;
  if (request.end_asked_by === null) {
    const last = state.events.find(
      ({ hire_request_id, version }) =>
        hire_request_id === request.id && version === request.version,
    );
    if (last?.action === step && last.actor_id === callerId) {
      const what = 'You answered the proposal to end this request already';
      const dropped = explainDropped(state, request, { actions: [step], what }, input);
      return dropped === null ? json(request) : fail(409, 'PT409', dropped);
    }
    const isOver = request.status === 'rejected' || request.status === 'completed';
    return fail(409, 'PT409', isOver ? explainState(request) : 'Nobody asks to end this request');
  }
  if ((request.end_asked_by === side) !== (action === 'withdraw')) {
    return fail(403, 'PT403', "You can't do that");
  }
  const change = action === 'accept' ? explainChange(state, request, input.expected_version) : null;
  if (change !== null) return fail(409, 'PT409', change);
  const note = typeof input.note === 'string' && hasText(input.note) ? input.note : null;
  if (action === 'accept') reject(state, request, 'ended');
  Object.assign(request, { end_asked_by: null, end_asked_at: null });
  addStep(state, request, {
    ...{ action: step, actor_id: callerId, note, milestone: request.milestone },
  });
  return json(request);
}

function explainState({ status, resolution }: HireRequestRow) {
  if (status === 'pending') return 'This request is still pending';
  return `This request is already ${status === 'rejected' ? resolution : status}`;
}

const notFound = () => fail(404, 'PT404', "This request no longer exists, or it isn't yours");
const fail = (status: number, code: string, message: string) => json({ code, message }, status);
