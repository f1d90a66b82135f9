import { attachFiles } from '../backend/storage/fake-files.ts';
import { hasRevision } from './possible-actions.ts';
import { hasText } from '../../has-text.ts';
import type { HireRequestAction, HireRequestSide } from '../../hire-requests/hire-request.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { explainDispute } from '../cases/case-rows.ts';
import { addStep, explainChange, planMilestones, reject } from './agreed-terms.ts';
import { approve } from './approve.ts';
import { explainDropped } from './explain-dropped.ts';
import { checkReason, isTrial } from './fake-end.ts';
import { checkDueOf, isOtherDue, readDue } from './offers/check-acceptance.ts';
import type { HireRequestEventRow, HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;

const isDone: Record<HireRequestAction, (request: HireRequestRow) => boolean> = {
  accept: () => false,
  decline: ({ resolution }) => resolution === 'declined',
  cancel: ({ resolution }) => resolution === 'withdrawn',
  end: ({ resolution }) => resolution === 'ended',
  approve: ({ status }) => status === 'completed',
  deliver: ({ status, delivered_at }) => status === 'accepted' && delivered_at !== null,
  ask_changes: () => false,
};

const SIDES: Partial<Record<HireRequestAction, HireRequestSide>> = {
  accept: 'creator',
  decline: 'creator',
  deliver: 'creator',
  cancel: 'client',
  ask_changes: 'client',
  approve: 'client',
};

const RESOLUTIONS: Partial<Record<HireRequestAction, 'declined' | 'withdrawn' | 'ended'>> = {
  decline: 'declined',
  cancel: 'withdrawn',
  end: 'ended',
};

const APPROVALS = ['approve', 'complete', 'settle', 'approve_milestone'] as const;
const ENDS = ['end', 'accept_end', 'end_by_silence'] as const;

const PENDING_ACTIONS: HireRequestAction[] = ['accept', 'decline', 'cancel'];

/** Performs an action like the database, with its timeline and its transaction. */
export function actOnRequest(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const request = state.hireRequests.find(({ id }) => id === input.id);
  const side = request?.client_id === callerId ? 'client' : 'creator';
  if (!request || !(side === 'client' || request.creator_id === callerId)) {
    return errorResponse(404, 'PT404', "This request no longer exists, or it isn't yours");
  }
  const action = parseAction(input.action);
  if (!action) return errorResponse(400, 'P0001', "A hire request doesn't have this action");
  if (side !== (SIDES[action] ?? side)) return errorResponse(403, 'PT403', "You can't do that");
  const isRepeated =
    (action === 'accept' && request.status === 'accepted' && wasAcceptedAsSent(state, request)) ||
    (action === 'ask_changes' && isLastEvent(state, request, action)) ||
    (action === 'approve' && isLastEvent(state, request, 'approve_milestone'));
  if (isRepeated || isDone[action](request)) {
    const dropped = explainDropped(state, request, describeDone(request, action), input);
    if (dropped !== null) return errorResponse(409, 'PT409', dropped);
    if (action !== 'accept' || !isOtherDue(request, input)) return json(request);
    return errorResponse(409, 'PT409', 'This request is already accepted, with another due date');
  }
  const conflict = findConflict(state, request, action, input.expected_version);
  if (conflict) return errorResponse(409, 'PT409', conflict);
  const note = typeof input.note === 'string' && hasText(input.note) ? input.note : null;
  if (note === null && (action === 'deliver' || action === 'ask_changes')) {
    return errorResponse(400, 'PT400', 'Write a note');
  }
  const wrongReason = action === 'end' ? checkReason(note) : null;
  if (wrongReason) return errorResponse(400, 'PT400', wrongReason);
  const isLong = [...(note ?? '')].length > 2000;
  if (isLong) return errorResponse(400, 'PT400', 'Use at most 2000 characters');
  const wrongDue = checkDueOf(action, input);
  if (wrongDue) return errorResponse(400, 'PT400', wrongDue);
  const attachments = attachFiles(state, callerId, input.attachments);
  if (attachments instanceof Response) return attachments;
  const links = toLinks(input.links);
  if (action === 'accept') Object.assign(request, readDue(input));
  applyAction(state, request, action, callerId, { note, links, attachments });
  return json(request);
}

function describeDone({ status, resolution }: HireRequestRow, action: HireRequestAction) {
  if (action === 'deliver') return { actions: [action], what: 'The work is delivered already' };
  if (action === 'ask_changes') return { actions: [action], what: 'Changes are requested already' };
  if (action === 'approve') return { actions: APPROVALS, what: 'The work is approved already' };
  const actions = action === 'end' ? ENDS : [action];
  return { actions, what: `This request is already ${resolution ?? status}` };
}

/** As it was sent, not by an offer. */
function wasAcceptedAsSent(state: FakeState, { id }: HireRequestRow) {
  const acceptance = state.events.find(
    ({ hire_request_id, action }) => hire_request_id === id && action.startsWith('accept'),
  );
  return acceptance?.action !== 'accept_offer';
}

function isLastEvent(
  state: FakeState,
  { id, version }: HireRequestRow,
  action: HireRequestEventRow['action'],
) {
  return state.events.some(
    (event) => event.hire_request_id === id && event.version === version && event.action === action,
  );
}

function applyAction(
  state: FakeState,
  request: HireRequestRow,
  action: HireRequestAction,
  actor_id: string | null,
  content: Pick<HireRequestEventRow, 'note' | 'links' | 'attachments'>,
) {
  const now = new Date().toISOString();
  const milestone = request.status === 'pending' ? null : request.milestone;
  if (action === 'deliver') request.delivered_at = now;
  if (action === 'ask_changes') {
    request.delivered_at = null;
    request.revisions_used += 1;
  }
  if (action === 'accept') accept(state, request);
  const isLast = action !== 'approve' || approve(state, request, now);
  const resolution = RESOLUTIONS[action];
  if (resolution) reject(state, request, resolution);
  const step = isLast ? action : 'approve_milestone';
  addStep(state, request, { ...content, action: step, actor_id, milestone });
}

function toLinks(links: unknown): HireRequestEventRow['links'] {
  return Array.isArray(links) ? (links as HireRequestEventRow['links']) : [];
}

function accept(state: FakeState, request: HireRequestRow) {
  request.status = 'accepted';
  planMilestones(state, request, []);
}

/** Why the action is not possible now, in the words of the database; null if it is. */
function findConflict(
  state: FakeState,
  request: HireRequestRow,
  action: HireRequestAction,
  version: unknown,
) {
  const { status, resolution } = request;
  if (status !== (PENDING_ACTIONS.includes(action) ? 'pending' : 'accepted')) {
    if (status === 'pending') return 'This request is still pending';
    if (action === 'accept' && status === 'accepted')
      return 'New terms were agreed on in the meantime';
    return `This request is already ${status === 'rejected' ? resolution : status}`;
  }
  if ((action === 'ask_changes' || action === 'approve') && request.delivered_at === null) {
    return 'Nothing has been delivered yet';
  }
  const change = explainChange(state, request, version);
  if (change !== null) return change;
  if (action === 'end' && !isTrial(state, request)) {
    return 'Only a paid trial ends without the other side. Ask to end this request';
  }
  const dispute = explainDispute(state, request);
  if (dispute !== null && (action === 'deliver' || action === 'ask_changes')) return dispute;
  if (action === 'accept' && request.open_offer_id !== null) {
    return 'Answer or withdraw the open offer first';
  }
  if (action === 'accept' && request.price === null) {
    return 'This request has no price yet. Make an offer';
  }
  return action === 'ask_changes' && !hasRevision(request) ? explainNoRevision(request) : null;
}

function explainNoRevision({ revisions }: HireRequestRow) {
  if (revisions === 0) return 'No revisions are agreed. Propose a change order to add one';
  return revisions === 1
    ? 'The one agreed revision is used. Propose a change order for more'
    : `All ${revisions} agreed revisions are used. Propose a change order for more`;
}

/** Returns anyone; the database returns only users that the caller has contact with. */
export function people(state: FakeState, input: Arguments) {
  const ids = Array.isArray(input.ids) ? input.ids : [];
  return json(
    state.users
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, avatar, is_dev }) => ({
        id,
        name,
        avatar,
        is_creator: is_dev,
        last_seen_at: null,
        is_suspended: false,
      })),
  );
}

function parseAction(value: unknown): HireRequestAction | undefined {
  return Object.keys(isDone).find((name): name is HireRequestAction => name === value);
}

function errorResponse(status: number, code: string, message: string) {
  return json({ code, message }, status);
}
