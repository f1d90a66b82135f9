import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message } from '../support/hiring.ts';
import { inDays } from '../support/offers.ts';
import { addService } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

const { url, key } = api;
type Body = Record<string, unknown>;
type Person = { id: string; token: string };

async function send(path: string, body: Body, { token = key, method = 'POST' } = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const result: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, result };
}

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null;
const field = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);

async function signUp(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  const { result } = await send('/auth/v1/signup', { email, password, data: { name: 'Someone' } });
  const id = String(field(field(result, 'user') ?? result, 'id'));
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id}`;
  const { result: session } = await send('/auth/v1/token?grant_type=password', { email, password });
  return { id, token: String(field(session, 'access_token')) };
}

let creator: Person;
let client: Person;
let service = '';
beforeAll(async () => {
  [creator, client] = [await signUp(), await signUp()];
  await sql`update public.users set is_dev = true where id = ${creator.id}`;
  service = await sql.begin((transaction) => addService(transaction, creator, {}));
});
afterAll(async () => {
  await sql`delete from auth.users where id = ${client.id}`;
  await sql`delete from auth.users where id = ${creator.id}`;
});

const createRequest = (input: Body = {}, { token }: Person = client) =>
  send(
    '/rest/v1/rpc/create_hire_request',
    { creator_id: creator.id, service_id: service, message, request_key: randomUUID(), ...input },
    { token },
  );
const act = (id: string, action: string, { token }: Person, more: Body = {}) =>
  send('/rest/v1/rpc/act_on_hire_request', { id, action, ...more }, { token });

describe('over REST', () => {
  it('a request is returned as one object, and its actions with the right statuses', async () => {
    const input = { request_key: randomUUID() };
    const first = await createRequest(input);
    expect(first.status).toBe(200);
    const id = String(field(first.result, 'id'));
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(field((await createRequest(input)).result, 'id')).toBe(id);

    const repeated = await createRequest();
    expect([repeated.status, field(repeated.result, 'message')]).toEqual([
      409,
      'You already have a pending request for this service',
    ]);
    expect((await act(id, 'accept', client)).status).toBe(403);
    expect((await act(randomUUID(), 'accept', creator)).status).toBe(404);
    expect((await act(id, 'pay', creator)).status).toBe(400);
    const undated = await act(id, 'accept', creator);
    expect([undated.status, field(undated.result, 'message')]).toEqual([
      400,
      "Choose a due date, or say that there is none. Reload the page if it doesn't ask for one",
    ]);
    const accepted = await act(id, 'accept', creator, { due_on: inDays(3) });
    expect(field(accepted.result, 'due_on')).toBe(inDays(3));
    expect([accepted.status, field(accepted.result, 'version')]).toEqual([200, 2]);
    const lateCancel = await act(id, 'cancel', client);
    expect([
      lateCancel.status,
      field(lateCancel.result, 'message'),
      field(lateCancel.result, 'code'),
    ]).toEqual([409, 'This request is already accepted', 'PT409']);
    const patch = await send(
      `/rest/v1/hire_requests?id=eq.${id}`,
      { status: 'completed' },
      { token: client.token, method: 'PATCH' },
    );
    expect(patch.status).toBe(403);
    const alone = await act(id, 'end', client);
    expect([alone.status, field(alone.result, 'message')]).toEqual([
      409,
      'Only a paid trial ends without the other side. Ask to end this request',
    ]);
    const propose = (body: Body) =>
      send('/rest/v1/rpc/ask_to_end', { id, ...body }, { token: client.token });
    const short = await propose({ reason: 'No' });
    expect([short.status, field(short.result, 'message')]).toEqual([
      400,
      'Write at least 10 characters',
    ]);
    expect((await propose({ reason: 'The shop closes', expected_version: 1 })).status).toBe(409);
    const proposed = await propose({ reason: 'The shop closes', expected_version: 2 });
    expect([proposed.status, field(proposed.result, 'end_asked_by')]).toEqual([200, 'client']);
    const answer = (action: string, { token }: Person) =>
      send('/rest/v1/rpc/answer_end', { id, action }, { token });
    expect((await answer('accept', client)).status).toBe(403);
    expect((await answer('agree', creator)).status).toBe(400);
    const ended = await answer('accept', creator);
    expect([ended.status, field(ended.result, 'resolution')]).toEqual([200, 'ended']);
    expect((await answer('decline', creator)).status).toBe(409);
  });

  it.each([
    [{ message: ' ' }, 400, 'Write a message'],
    [{ service_id: randomUUID() }, 404, 'This service is no longer available'],
    [{ budget: 99 }, 409, 'The price is now $100.00'],
    [{ request_key: 'mine' }, 400, undefined],
    [{ hours: 'many' }, 400, undefined],
  ])('%j is rejected with %d', async (input, status, sentence) => {
    const { status: actual, result } = await createRequest(input);
    expect(actual).toBe(status);
    if (sentence !== undefined) expect(field(result, 'message')).toBe(sentence);
  });

  it('a request to oneself is rejected with 400, one by a visitor with 401', async () => {
    const toOneself = await createRequest({}, creator);
    expect([toOneself.status, field(toOneself.result, 'message')]).toEqual([
      400,
      "You can't hire yourself",
    ]);
    expect((await createRequest({}, { id: '', token: key })).status).toBe(401);
  });

  it('too many requests are rejected with 429 and Retry-After', async () => {
    await sql`
      insert into private.rate_hits (user_id, action, hits)
      values (${client.id}, 'hire', array_fill(clock_timestamp(), array[20]))
      on conflict (user_id, action) do update set hits = excluded.hits`;
    const { status, headers, result } = await createRequest();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(field(result, 'message')).toMatch(/^Too many requests\. Try again in \d+ min$/);
  });

  it('a view needs no account', async () => {
    const { status } = await send('/rest/v1/rpc/record_view', {
      project_id: randomUUID(),
      viewer_key: randomUUID(),
    });
    expect(status).toBe(204);
  });
});
