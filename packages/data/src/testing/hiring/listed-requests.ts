import type {
  HireRequestSide,
  HireRequestWithHistory,
  ListedHireRequest,
} from '../../hire-requests/hire-request.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import { getDisputedCents, getOpenCase, toCase } from '../cases/case-rows.ts';
import { caseTurn, findCaseSubject } from '../cases/possible-case-actions.ts';
import { getAgreedDays } from './agreed-days.ts';
import { getEndTime } from './end-time.ts';
import { possibleActions } from './possible-actions.ts';
import { getSettling } from './settling/listed-invoices.ts';
import { toParty } from './to-party.ts';
import type { HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;

const MAX_TOTAL = 1000;
const TWO_WEEKS_MS = 14 * 86_400_000;

const inTwoWeeks = (from: string) => new Date(Date.parse(from) + TWO_WEEKS_MS).toISOString();

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
  const listed = {
    ...toListed(state, row, side),
    service_description: findOwnService(state, row, readerId)?.description ?? null,
    events: state.events
      .filter(isOwn)
      .toSorted((a, b) => a.version - b.version)
      .map(({ hire_request_id: _, ...event }) => event),
    offers: state.offers
      .filter(isOwn)
      .toSorted((a, b) => a.number - b.number)
      .map(({ hire_request_id: _, offer_key: __, ...offer }) => offer),
    cases: state.cases.filter(isOwn).map((dispute) => toCase(state, dispute, side)),
    ...getSettling(state, row),
  };
  const subject = findCaseSubject(listed);
  const kind = subject === 'delivery' ? 'delivery' : 'money_back';
  const cents = getDisputedCents(state, { ...row, hire_request_id: row.id, kind });
  return {
    ...listed,
    case_subjects: subject && cents > 0 ? [{ subject, cents, until: null }] : [],
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
  const { request_key: _, ...request } = row;
  const offer = state.offers.find(({ id }) => id === row.open_offer_id);
  const dispute = getOpenCase(state, row);
  const review = state.reviews.find(({ hire_request_id }) => hire_request_id === row.id);
  const project = state.projects.find(({ id }) => id === row.project_id);
  const listed = {
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
          turn: caseTurn(dispute),
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
    ends_at: getEndTime(state, row),
    ends_alone_from: { client: null, creator: null },
    suspended_sides: (['client', 'creator'] as const).filter((each) =>
      state.hidden.includes(row[`${each}_id`] ?? ''),
    ),
    agreed_days: getAgreedDays(row.duration),
  };
  const isInReview = row.status === 'accepted' && dispute?.kind !== 'delivery';
  return {
    ...listed,
    actions: side ? possibleActions(listed, side) : [],
    turn: dispute ? caseTurn(dispute) : getTurn(listed),
    may_review:
      side === 'client' && row.status === 'completed' && row.creator_id !== null && !review,
    expires_at: row.status === 'pending' && !offer ? inTwoWeeks(row.updated_at) : null,
    review_until: isInReview && row.delivered_at ? inTwoWeeks(row.delivered_at) : null,
  };
}

function getTurn({
  status,
  delivered_at,
  open_offer,
}: Pick<ListedHireRequest, 'status' | 'delivered_at' | 'open_offer'>) {
  if (status === 'pending') return open_offer?.side === 'creator' ? 'client' : 'creator';
  if (status !== 'accepted') return null;
  return delivered_at === null ? 'creator' : 'client';
}

const toCursor = ({ id, updated_at }: HireRequestRow) => `${id}_${updated_at}`;
