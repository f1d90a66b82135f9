import type { Database } from '../../database.ts';
import type { RequestDate } from '../../hire-requests/hire-request.ts';
import { testId } from '../rows.ts';
import type { FakeBackend } from '../backend/fake-backend.ts';
import {
  aHireRequest,
  anEvent,
  type HireRequestEventRow,
  type HireRequestRow,
} from '../hiring/rows.ts';

type Functions = Database['public']['Functions'];

/** The functions that return the request as they changed it. */
type RequestFunction =
  | 'act_on_hire_request'
  | 'answer_end'
  | 'answer_offer'
  | 'ask_for_time'
  | 'make_offer'
  | 'propose_end';

/** What no part of the application reads. */
const UNREAD = {
  acts: 0,
  due_reminder: null,
  first_delivered_at: null,
  sale_returned_at: null,
  reminders: 0,
  request_digest: '',
};

type Fields = Partial<HireRequestRow>;

/** Answers a function with the next version of the request: stored with these fields, and with this step in its timeline. */
export function answerWithRequest<Name extends RequestFunction>(
  { rpc, state }: FakeBackend,
  name: Name,
  fields: Fields | ((input: Functions[Name]['Args']) => Fields),
  step?: Partial<HireRequestEventRow>,
) {
  const answer: Parameters<typeof rpc<RequestFunction>>[1] = (input, { callerId }) => {
    const row = state.hireRequests.find(({ id }) => id === input.id) ?? state.hireRequests[0];
    if (!row) throw new Error('There is no request to answer with');
    const changes = typeof fields === 'function' ? fields(input) : fields;
    Object.assign(row, { version: row.version + 1, ...changes });
    if (step) {
      const { id: hire_request_id, version } = row;
      state.events.push(anEvent({ hire_request_id, version, actor_id: callerId, ...step }));
    }
    return { ...row, ...UNREAD };
  };
  rpc<RequestFunction>(name, answer);
}

/** Answers with a new request, which is stored: what was sent, with these fields. */
export function answerWithNewRequest({ rpc, state }: FakeBackend, fields: Fields = {}) {
  rpc('create_hire_request', (input, { callerId: client_id }) => {
    const { creator_id, message = '', budget: price = null } = input;
    const request = aHireRequest({ client_id, creator_id, message, price, ...fields });
    state.hireRequests.push(request);
    return { ...request, ...UNREAD };
  });
}

/** The due date of a request with one milestone. */
export function aRequestDate(fields: Partial<RequestDate> = {}): RequestDate {
  return {
    request_id: testId(401),
    title: 'Landing page in a week',
    kind: 'due',
    due_on: '2020-01-01',
    at: null,
    milestone: null,
    number: 1,
    time_zone: 'UTC',
    ...fields,
  };
}
