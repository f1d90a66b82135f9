import { toDay } from '../../days/days.ts';
import { json, type FakeRequest, type FakeState } from '../backend/fake-state.ts';
import type { HireRequestEventRow, HireRequestRow } from './rows.ts';

type Arguments = Record<string, unknown>;
type Step = HireRequestEventRow & { request: HireRequestRow };

const MIN_CASES = 3;
const MAX_CASES = 20;

/** How a creator has worked, from the timelines of their requests. */
export function creatorRecord(state: FakeState, { creator_id }: Arguments) {
  return json(getRecord(state, String(creator_id)));
}

/** Null for who is not a public creator. */
export function getRecord(state: FakeState, creatorId: string) {
  const creator = state.users.find(({ id, is_dev }) => id === creatorId && is_dev);
  if (!creator || state.hidden.includes(creator.id)) return null;
  return {
    member_since: creator.created_at,
    answers: fromThree(listAnswers(state, creator.id).length),
    answer_seconds: answerSeconds(state, creator.id),
    finished: fromThree(listFinished(state, creator.id).length),
    ...getOnTime(listDated(state, creator.id)),
    repeat_clients: fromThree(listReturned(state, creator.id).length),
  };
}

/** The median time from a request to its answer; null below three answers. */
export function answerSeconds(state: FakeState, creatorId: string) {
  const answers = listAnswers(state, creatorId);
  const median = getMedian(answers.map((step) => getSeconds(step.request.created_at, step)));
  return fromThree(answers.length) && median;
}

/** How a client has worked, for a creator whom they have sent a request. */
export function clientRecord(
  state: FakeState,
  { callerId }: FakeRequest,
  { client_id }: Arguments,
) {
  const client = state.users.find(({ id }) => id === client_id);
  const requests = state.hireRequests.filter((request) => request.client_id === client_id);
  if (!client || !requests.some(({ creator_id }) => creator_id === callerId)) return json(null);
  const approvals = listSteps(state, ['approve', 'complete', 'settle'])
    .filter(({ request }) => request.client_id === client_id)
    .slice(0, MAX_CASES);
  const median = getMedian(approvals.map((step) => getSeconds(step.request.delivered_at, step)));
  return json({
    member_since: client.created_at,
    finished: fromThree(requests.filter(({ status }) => status === 'completed').length),
    ended: fromThree(requests.filter(({ resolution }) => resolution === 'ended').length),
    approvals: fromThree(approvals.length),
    approval_seconds: fromThree(approvals.length) && median,
  });
}

/** The list behind a figure of the caller, in pages. */
export function ownCases(state: FakeState, { callerId }: FakeRequest, input: Arguments) {
  const creatorId = String(callerId);
  const lists: Record<string, () => { id: string }[]> = {
    answers: () => listAnswers(state, creatorId).map((step) => toCase(state, step)),
    finished: () =>
      listFinished(state, creatorId).map((step) => ({ ...toCase(state, step), asked_at: null })),
    on_time: () => listDated(state, creatorId),
    repeat_clients: () => listReturned(state, creatorId),
  };
  const cases = lists[String(input.figure)]?.() ?? [];
  const size = Number(input.page_size ?? MAX_CASES);
  const start = cases.findIndex(({ id }) => id === input.cursor) + 1;
  const items = cases.slice(start, start + size);
  const hasMore = cases.length > start + size;
  return json({ items, next_cursor: hasMore ? items.at(-1)?.id : null });
}

/** The work that reviews are about. */
export function reviewHires(state: FakeState, { review_ids }: Arguments) {
  const ids = Array.isArray(review_ids) ? review_ids : [];
  const finished = listSteps(state, ['approve', 'complete', 'settle']);
  return json(
    state.reviews
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, hire_request_id }) => {
        const step = finished.find(({ request }) => request.id === hire_request_id);
        if (!step) return [];
        const { service_id, title } = step.request;
        const isVisible = state.services.some((row) => row.id === service_id && row.is_active);
        const month = step.created_at.slice(0, 7);
        return [{ review_id: id, service: isVisible ? title : null, month }];
      }),
  );
}

/** The first answer to each request that neither its client nor time has ended. */
function listAnswers(state: FakeState, creatorId: string) {
  const answers = listSteps(state, ['accept', 'decline', 'make_offer']).filter(
    ({ request, actor_id }) =>
      request.creator_id === creatorId &&
      actor_id === creatorId &&
      request.resolution !== 'withdrawn' &&
      request.resolution !== 'expired',
  );
  return answers
    .filter(
      (step) =>
        !answers.some(({ request, version }) => request === step.request && version < step.version),
    )
    .slice(0, MAX_CASES);
}

/** Finished jobs with a due date, the last delivery first. */
function listDated(state: FakeState, creatorId: string) {
  return state.hireRequests
    .flatMap((request) => {
      const { creator_id, status, due_on, delivered_at } = request;
      const isDated = creator_id === creatorId && status === 'completed' && due_on !== null;
      if (!isDated || delivered_at === null) return [];
      const client = state.users.find(({ id }) => id === request.client_id);
      const { id, title } = request;
      const delivered_on = toDay(delivered_at, request.time_zone);
      const job = { ...noCase, id, title, client: client?.name ?? null };
      const is_on_time = delivered_on <= due_on;
      return [{ ...job, at: delivered_at, due_on, delivered_on, is_on_time }];
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}

function getOnTime(jobs: { is_on_time: boolean }[]) {
  const onTime = jobs.filter(({ is_on_time }) => is_on_time).length;
  return {
    with_due_date: fromThree(jobs.length),
    on_time: jobs.length < MIN_CASES ? null : onTime,
  };
}

function listFinished(state: FakeState, creatorId: string) {
  return listSteps(state, ['approve', 'complete', 'settle']).filter(
    ({ request }) => request.creator_id === creatorId,
  );
}

function listReturned(state: FakeState, creatorId: string) {
  const byClient = Map.groupBy(listFinished(state, creatorId), ({ request }) => request.client_id);
  return [...byClient].flatMap(([id, jobs]) => {
    const [last] = jobs;
    if (id === null || !last || jobs.length < 2) return [];
    return [{ ...toCase(state, last), id, title: null, asked_at: null, jobs: jobs.length }];
  });
}

/** The steps of these kinds, latest first. */
function listSteps(state: FakeState, actions: HireRequestEventRow['action'][]): Step[] {
  return state.events
    .filter(({ action }) => actions.includes(action))
    .flatMap((event) => {
      const request = state.hireRequests.find(({ id }) => id === event.hire_request_id);
      return request ? [{ ...event, request }] : [];
    })
    .toReversed()
    .sort((a, b) => b.created_at.localeCompare(a.created_at));
}

function toCase(state: FakeState, { request, created_at }: Step) {
  const client = state.users.find(({ id }) => id === request.client_id);
  return {
    ...noCase,
    id: request.id,
    title: request.title,
    client: client?.name ?? null,
    asked_at: request.created_at,
    at: created_at,
  };
}

const noCase = { asked_at: null, jobs: null, due_on: null, delivered_on: null, is_on_time: null };

const fromThree = (count: number) => (count < MIN_CASES ? null : count);

const getSeconds = (from: string | null, { created_at }: Step) =>
  (Date.parse(created_at) - Date.parse(from ?? created_at)) / 1000;

function getMedian(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2);
}
