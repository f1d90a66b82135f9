import { parseOutcome } from './parse-outcome.ts';
import { hasText } from '../../has-text.ts';
import type { CaseAction, CaseStep } from '../../hire-requests/cases/case.ts';
import type { HireRequestSide } from '../../hire-requests/hire-request.ts';
import { attachFiles } from '../backend/storage/fake-files.ts';
import { json, type CaseRow, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { addStep } from '../hiring/agreed-terms.ts';
import type { HireRequestRow } from '../hiring/rows.ts';
import { carryOut } from './carry-out.ts';
import { getOpenCase, toCase } from './case-rows.ts';
import { possibleCaseActions } from './possible-case-actions.ts';

type Arguments = Record<string, unknown>;
type Found = { request: HireRequestRow; side: HireRequestSide };

const WEEK_MS = 7 * 86_400_000;
const inAWeek = () => new Date(Date.now() + WEEK_MS).toISOString();

/** Opens a case like the database; what a client may open is checked by `findCaseSubject`. */
export function openCase(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const found = findOwn(state, callerId, input.request_id);
  if (!found) return fail(404, "This request no longer exists, or it isn't yours");
  const { request, side } = found;
  const known = state.cases.find(
    (row) => row.hire_request_id === request.id && row.case_key === input.case_key,
  );
  if (known) return json(known.id);
  if (side !== 'client') return fail(403, 'Only the client can open a case');
  if (getOpenCase(state, request)) return fail(409, 'There is an open case already');
  const isDelivery = request.status === 'accepted';
  if (request.status === 'pending' || (isDelivery && request.delivered_at === null)) {
    return fail(409, 'A case is about a delivery, or about completed work');
  }
  const isFormer = request.creator_id === null;
  const row: CaseRow = {
    id: crypto.randomUUID(),
    hire_request_id: request.id,
    milestone: request.milestone,
    kind: isDelivery ? 'delivery' : 'money_back',
    status: isFormer ? 'waiting' : 'open',
    outcome: 'all',
    cents: null,
    answer_due_at: isFormer ? null : inAWeek(),
    closed_at: null,
    created_at: new Date().toISOString(),
    steps: [],
    lacks_admin: false,
    case_key: String(input.case_key),
  };
  const totalCents = toCase(state, row).amount_cents;
  if (totalCents === 0) return fail(409, 'Everything was given back already');
  const proposed = parseOutcome(
    { outcome: input.wants, cents: input.cents },
    { outcomes: isFormer ? ['all', 'part'] : ['all', 'part', 'redo'], totalCents },
  );
  const problem = findTextProblem(input.happened) ?? proposed.problem;
  if (problem) return fail(400, problem);
  const attachments = attachFiles(state, callerId, input.attachments);
  if (attachments instanceof Response) return attachments;
  Object.assign(row, proposed.value);
  addCaseStep(row, { side, action: 'open', text: String(input.happened), ...proposed.value });
  state.cases.push(row);
  const { milestone } = request;
  addStep(state, request, { action: 'open_case', actor_id: callerId, milestone, attachments });
  return json(row.id);
}

const EVENTS = {
  accept: 'agree_case',
  counter: 'answer_case',
  dispute: 'dispute_case',
  withdraw: 'withdraw_case',
  appeal: 'appeal_case',
} as const;

/** Answers a case like the database. */
export function answerCase(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const row = state.cases.find(({ id }) => id === input.id);
  const found = row && findOwn(state, callerId, row.hire_request_id);
  if (!found) return fail(404, "This case no longer exists, or it isn't yours");
  const { request, side } = found;
  const action = input.action as CaseAction;
  const needsText = action === 'counter' || action === 'dispute' || action === 'appeal';
  const problem = needsText ? findTextProblem(input.text) : null;
  if (problem) return fail(400, problem);
  if (side !== (SIDES[action] ?? side)) return fail(403, "You can't do that");
  const last = row.steps.at(-1);
  if (last?.side === side && last.action === action) {
    const { text, outcome, cents = null } = input;
    const isSame =
      (!text || text === last.text) &&
      (action !== 'counter' || (outcome === last.outcome && cents === last.cents));
    return isSame
      ? new Response(null, { status: 204 })
      : fail(409, 'You answered this case already, with another text');
  }
  const conflict = findConflict(row, side, action);
  if (conflict !== null) return fail(409, conflict);
  const proposed = parseOutcome(input, {
    outcomes: ['all', 'part', 'redo', 'none'],
    totalCents: toCase(state, row).amount_cents,
  });
  if (action === 'counter' && proposed.problem) return fail(400, proposed.problem);
  const text = needsText ? String(input.text) : null;
  addCaseStep(row, { side, action, text, ...(action === 'counter' && proposed.value) });
  if (action === 'accept') close(row, 'agreed');
  else if (action === 'withdraw') close(row, 'withdrawn');
  else if (action === 'counter') {
    Object.assign(row, { ...proposed.value, status: 'countered', answer_due_at: inAWeek() });
  } else {
    Object.assign(row, {
      status: action === 'appeal' ? 'appealed' : 'waiting',
      answer_due_at: null,
    });
  }
  const { milestone } = request;
  const isRedo = action === 'accept' && row.kind === 'delivery' && row.outcome === 'redo';
  if (isRedo) request.delivered_at = null;
  addStep(state, request, { action: EVENTS[action], actor_id: callerId, milestone });
  if (action === 'accept') carryOut(state, request, row, callerId);
  return new Response(null, { status: 204 });
}

const SIDES: Partial<Record<CaseAction, HireRequestSide>> = {
  withdraw: 'client',
  counter: 'creator',
};

/** Why this side can no longer do this, or not yet; null if it can. */
function findConflict(row: CaseRow, side: HireRequestSide, action: CaseAction) {
  if (row.closed_at !== null) return 'This case is closed';
  if (possibleCaseActions(row, side).includes(action)) return null;
  if (action === 'withdraw') return 'This case is decided already';
  if (action !== 'appeal') return 'This case was answered in the meantime';
  return row.status === 'appealed'
    ? 'This decision was appealed already'
    : 'There is no decision to appeal yet';
}

function close(row: CaseRow, status: CaseRow['status']) {
  Object.assign(row, { status, answer_due_at: null, closed_at: new Date().toISOString() });
}

function addCaseStep(
  row: CaseRow,
  step: Pick<CaseStep, 'side' | 'action' | 'text'> & Partial<CaseStep>,
) {
  row.steps.push({
    number: row.steps.length + 1,
    outcome: null,
    cents: null,
    created_at: new Date().toISOString(),
    ...step,
  });
}

function findTextProblem(text: unknown) {
  const typed = typeof text === 'string' ? text : '';
  if (!hasText(typed) || [...typed.trim()].length < 10) return 'Write at least 10 characters';
  return [...typed].length > 4000 ? 'Use at most 4000 characters' : null;
}

function findOwn(state: FakeState, callerId: string | null, id: unknown): Found | null {
  const request = state.hireRequests.find((row) => row.id === id);
  if (!request || callerId === null) return null;
  if (request.client_id === callerId) return { request, side: 'client' };
  return request.creator_id === callerId ? { request, side: 'creator' } : null;
}

const CODES = { 400: 'PT400', 403: 'PT403', 404: 'PT404', 409: 'PT409' } as const;
const fail = (status: keyof typeof CODES, message: string) =>
  json({ code: CODES[status], message }, status);
