import type {
  HireRequestSide,
  HireRequestWithHistory,
  ListedHireRequest,
  RequestAction,
} from '../../hire-requests/hire-request.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { getOpenCase, toCase } from '../cases/case-rows.ts';
import { getSettling } from './settling/listed-invoices.ts';
import { toParty } from './to-party.ts';
import type { HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;

const MAX_TOTAL = 1000;

/** Where a test says no others. */
const USUAL_ACTIONS: Record<HireRequestSide, Record<string, RequestAction[]>> = {
  client: {
    pending: ['cancel'],
    offered: ['counter_offer', 'cancel'],
    accepted: ['propose_change', 'ask_to_end'],
    delivered: ['approve', 'ask_changes', 'propose_change', 'ask_to_end'],
  },
  creator: {
    pending: ['accept', 'make_offer', 'decline'],
    offered: ['make_offer', 'decline'],
    accepted: ['deliver', 'propose_change', 'ask_to_end'],
    delivered: ['propose_change', 'ask_to_end'],
  },
};

/** A page of one side's requests in one status, the last changed first. */
export function ownRequests(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const rows = ofSide(state, callerId, input.side)
    .filter(({ status }) => status === input.status)
    .toReversed()
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  const size = Number(input.page_size ?? 20);
  const start = rows.findIndex((row) => toCursor(row) === input.cursor) + 1;
  const items = rows.slice(start, start + size);
  const last = items.at(-1);
  return json({
    items: items.map((row) => toListed(state, row, sideOf(row, callerId))),
    total: Math.min(rows.length, MAX_TOTAL),
    total_is_capped: rows.length >= MAX_TOTAL,
    next_cursor: last && rows.length > start + size ? toCursor(last) : null,
  });
}

/** A request with its timeline and its offers. */
export function ownRequest(state: FakeState, { callerId }: FakeRequest, { id }: Arguments) {
  const row = state.hireRequests.find((request) => request.id === id);
  if (!row || callerId === null || ![row.client_id, row.creator_id].includes(callerId)) {
    return json(null);
  }
  return json(toRequestWithHistory(state, row, callerId));
}

export function toRequestWithHistory(
  state: FakeState,
  row: HireRequestRow,
  readerId: string | null = null,
): HireRequestWithHistory {
  const isOwn = ({ hire_request_id }: { hire_request_id: string }) => hire_request_id === row.id;
  const side = sideOf(row, readerId);
  return {
    ...toListed(state, row, side),
    case_subjects: row.case_subjects,
    service_description: findOwnService(state, row, readerId)?.description ?? null,
    events: state.events
      .filter(isOwn)
      .toSorted((a, b) => a.version - b.version)
      .map(({ hire_request_id: _, ...event }) => event),
    offers: state.offers
      .filter(isOwn)
      .toSorted((a, b) => a.number - b.number)
      .map(({ hire_request_id: _, offer_key: __, ...offer }) => offer),
    cases: state.cases.filter(isOwn).map(toCase),
    ...getSettling(state, row),
  };
}

/** Null for who is no party. */
export function sideOf(row: HireRequestRow, userId: string | null): HireRequestSide | null {
  if (userId === null) return null;
  if (row.client_id === userId) return 'client';
  return row.creator_id === userId ? 'creator' : null;
}

const findOwnService = (
  state: FakeState,
  { service_id }: HireRequestRow,
  readerId: string | null,
) => state.services.find(({ id, user_id }) => id === service_id && user_id === readerId);

function ofSide(state: FakeState, callerId: string | null, side: unknown) {
  return state.hireRequests.filter(
    (row) => callerId !== null && callerId === (side === 'client' ? row.client_id : row.creator_id),
  );
}

function toListed(
  state: FakeState,
  row: HireRequestRow,
  side: HireRequestSide | null,
): ListedHireRequest {
  const { request_key: _, case_subjects: __, ...request } = row;
  const offer = state.offers.find(({ id }) => id === row.open_offer_id);
  const dispute = getOpenCase(state, row);
  const review = state.reviews.find(({ hire_request_id }) => hire_request_id === row.id);
  const project = state.projects.find(({ id }) => id === row.project_id);
  return {
    ...request,
    client: toParty(state, row.client_id),
    creator: toParty(state, row.creator_id),
    project: project ? { id: project.id, title: project.title } : null,
    open_offer: offer ?? null,
    open_case: dispute
      ? {
          id: dispute.id,
          kind: dispute.kind,
          status: dispute.status,
          answer_due_at: dispute.answer_due_at,
          turn: dispute.turn,
        }
      : null,
    milestones: state.milestones
      .filter(({ hire_request_id }) => hire_request_id === row.id)
      .toSorted((a, b) => a.number - b.number),
    review: review
      ? {
          id: review.id,
          rating: review.rating,
          comment: review.comment,
          reply: review.reply,
          is_edited_after_reply: review.is_edited_after_reply,
          created_at: review.created_at,
          hidden_because: review.hidden_because ?? null,
        }
      : null,
    actions: row.actions ?? getUsualActions(row, side, offer?.side),
    turn: dispute ? dispute.turn : getUsualTurn(row, offer?.side),
    may_review: side === 'client' && row.status === 'completed' && !review,
  };
}

function getUsualActions(
  row: HireRequestRow,
  side: HireRequestSide | null,
  offerSide?: HireRequestSide,
): RequestAction[] {
  if (!side) return [];
  const usual = USUAL_ACTIONS[side][getState(row, offerSide)] ?? [];
  if (!offerSide) return usual;
  return offerSide === side
    ? ['withdraw_offer', ...usual]
    : ['accept_offer', 'decline_offer', ...usual];
}

function getUsualTurn(row: HireRequestRow, offerSide?: HireRequestSide): HireRequestSide | null {
  const state = getState(row, offerSide);
  if (state === 'delivered' || (state === 'offered' && offerSide === 'creator')) return 'client';
  return state in USUAL_ACTIONS.creator ? 'creator' : null;
}

function getState({ status, delivered_at }: HireRequestRow, offerSide?: HireRequestSide) {
  if (status === 'pending' && offerSide) return 'offered';
  return status === 'accepted' && delivered_at ? 'delivered' : status;
}

const toCursor = ({ id, updated_at }: HireRequestRow) => `${id}_${updated_at}`;
