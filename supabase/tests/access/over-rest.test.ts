import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { send, signIn } from '../support/rest.ts';
import type { Body } from '../support/rest.ts';

type Who = 'member' | 'visitor';
let people: Awaited<ReturnType<typeof commitPeople>>;
const tokens: Record<Who, string> = { member: '', visitor: '' };
beforeAll(async () => {
  people = await commitPeople();
  tokens.member = await signIn(people.client.email);
});
afterAll(() => people.remove());

const refund = { invoice_id: randomUUID(), reason: 'A mistake', refund_key: randomUUID() };
it.each<[what: string, name: string, who: Who, body: Body, status: number]>([
  ['a call that only members may make', 'my_sessions', 'visitor', {}, 401],
  ['a call that only admins may make', 'admin_overview', 'member', {}, 403],
  ['a call of a function of the database', 'require_session', 'member', {}, 404],
  ['an unknown parameter', 'my_sessions', 'member', { user_id: randomUUID() }, 404],
  ['a missing parameter', 'answer_purpose', 'member', {}, 404],
  ['an id that is none', 'end_session', 'member', { id: 'mine' }, 400],
  ...['all', 1e10].map((page_size): [string, string, Who, Body, number] => [
    ...(['a page size that is none', 'admin_list_requests', 'member', { page_size }, 400] as const),
  ]),
  ...[1.5, '1e3', 'all', 1e19, true].map((amount_cents): [string, string, Who, Body, number] => [
    ...(['an amount that is none', 'enter_refund', 'member'] as const),
    ...([{ ...refund, amount_cents }, 400] as const),
  ]),
])('over REST, %s is rejected: %s by the %s with %j', async (_, name, who, body, status) => {
  const answer = await send(`rest/v1/rpc/${name}`, body, { token: tokens[who] });
  expect([answer.text, answer.status]).toEqual([answer.text, status]);
});

describe.each(['GET', 'POST', 'PATCH', 'DELETE'])('over REST, %s', (method) => {
  const body = method === 'GET' ? undefined : { status: 'sent' };
  const request = (table: string, who: Who) =>
    send(`rest/v1/${table}`, body, { token: tokens[who], method });

  it.each(['suspensions', 'recovery_codes', 'sessions'])('finds no table %s', async (table) => {
    expect((await request(table, 'member')).status).toBe(404);
  });

  it('is denied by a table without a grant', async () => {
    const statuses = [await request('refunds', 'member'), await request('refunds', 'visitor')];
    expect(statuses.map(({ status }) => status)).toEqual([403, 401]);
  });
});
