import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitPeople } from '../hiring/races/race.ts';
import { fill, send, signIn } from '../support/rest.ts';
import type { Body } from '../support/rest.ts';
import { sql } from '../support/world.ts';

/** The guarded one has an authenticator app, and has not entered a code. */
type Who = 'plain' | 'guarded' | 'suspended' | 'newcomer' | 'visitor';
let people: Awaited<ReturnType<typeof commitPeople>>;
const tokens: Partial<Record<Who, string>> = {};
const ids: Record<string, string> = { none: randomUUID() };

const getSession = (token = '') =>
  (JSON.parse(atob(token.split('.')[1] ?? '')) as { session_id: string }).session_id;

beforeAll(async () => {
  people = await commitPeople({ clients: 3 });
  const [guarded, suspended, newcomer] = people.clients;
  if (!guarded || !suspended || !newcomer) throw new Error('Three more accounts are needed.');
  const accounts = { plain: people.creator, guarded, suspended, newcomer };
  for (const [who, { email }] of Object.entries(accounts)) tokens[who as Who] = await signIn(email);
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), ${guarded.id}, 'totp', 'verified', now(), now())`;
  await sql`insert into private.suspensions (user_id, reason) values (${suspended.id}, 'spam')`;
  Object.assign(ids, {
    own: getSession(tokens.plain),
    others: getSession(tokens.guarded),
    person: guarded.id,
    newcomer: newcomer.id,
  });
});
afterAll(() => people.remove());

type Row = [name: string, who: Who, body: Body, status: number];
const notForVisitors = [
  ['create_recovery_codes', {}],
  ['use_recovery_code', { code: 'x' }],
  ['remove_second_factor', {}],
  ['remove_late_app', {}],
  ['email_available', { email: 'a@example.com' }],
  ['my_second_factor', {}],
  ['my_sessions', {}],
  ['end_session', { id: '$others' }],
  ['end_other_sessions', {}],
  ['ask_purpose', {}],
  ['answer_purpose', { purpose: 'hire' }],
] as const;

const calls: Row[] = [
  ...notForVisitors.map(([name, body]): Row => [name, 'visitor', body, 401]),
  ['create_recovery_codes', 'plain', {}, 409],
  ['create_recovery_codes', 'guarded', {}, 403],
  ['create_recovery_codes', 'guarded', { user_id: '$person' }, 404],
  ['use_recovery_code', 'plain', { code: 'x' }, 409],
  ['use_recovery_code', 'guarded', {}, 404],
  ['use_recovery_code', 'guarded', { code: null }, 200],
  ['use_recovery_code', 'guarded', { code: ['x'] }, 200],
  ['use_recovery_code', 'guarded', { code: 'x'.repeat(100_000) }, 200],
  ['remove_second_factor', 'guarded', {}, 403],
  ['remove_late_app', 'guarded', {}, 403],
  ['remove_late_app', 'plain', { user_id: '$person' }, 404],
  ['email_available', 'plain', { email: 'a@example.com' }, 200],
  ['email_available', 'plain', { email: 'a@b' }, 400],
  ['email_available', 'plain', { email: null }, 400],
  ['email_available', 'guarded', { email: 'a@example.com' }, 403],
  ['my_second_factor', 'plain', {}, 200],
  ['my_second_factor', 'plain', { user_id: '$person' }, 404],
  ['my_sessions', 'plain', {}, 200],
  ['end_session', 'plain', {}, 404],
  ['end_session', 'plain', { id: 'mine' }, 400],
  ['end_session', 'plain', { id: '$own' }, 400],
  ['end_session', 'plain', { id: '$others' }, 204],
  ['end_session', 'plain', { id: '$none' }, 204],
  ['end_session', 'plain', { id: null }, 204],
  ['end_other_sessions', 'plain', { id: '$others' }, 404],
  ['end_other_sessions', 'plain', {}, 204],
  ['is_new_email_taken', 'visitor', { token_hash: 'none' }, 200],
  ['is_new_email_taken', 'plain', { token_hash: '' }, 200],
  ['is_new_email_taken', 'plain', { token_hash: null }, 200],
  ['ask_purpose', 'suspended', {}, 403],
  ['answer_purpose', 'suspended', { purpose: 'hire' }, 403],
  ['answer_purpose', 'plain', { purpose: 'HIRE' }, 400],
  ['answer_purpose', 'plain', { purpose: null }, 400],
  ['answer_purpose', 'plain', {}, 404],
  ['answer_purpose', 'plain', { purpose: 'hire', user_id: '$person' }, 404],
  // What only the database calls.
  ...[
    'require_session',
    'require_confirmation',
    'accepts_app',
    'new_recovery_code',
    'code_fingerprint',
    'claim',
  ].map((name): Row => [name, 'plain', {}, 404]),
];

it.each(calls)('%s by the %s with %j is answered with %d', async (name, who, body, status) => {
  const answer = await send(`rest/v1/rpc/${name}`, fill(body, ids), { token: tokens[who] });
  expect([answer.text, answer.status]).toEqual([answer.text, status]);
});

it.each(['recovery_codes', 'recovered_sessions', 'app_setups', 'mfa_factors', 'sessions'])(
  'has no table %s',
  async (table) => {
    for (const method of ['GET', 'DELETE'])
      expect(
        (await send(`rest/v1/${table}`, undefined, { token: tokens.plain, method })).status,
      ).toBe(404);
  },
);

describe('what brings a person here', () => {
  const call = async (name: string, body: Body = {}) =>
    send(`rest/v1/rpc/${name}`, body, { token: tokens.newcomer });
  const read = async () => {
    const [row] = await sql`
      select purpose from public.user_private where user_id = ${ids['newcomer'] ?? ''}`;
    return row?.['purpose'] as unknown;
  };

  it('is never asked of creators', async () => {
    const creator = { token: tokens.plain };
    expect(await send('rest/v1/rpc/ask_purpose', {}, creator)).toEqual({
      status: 200,
      text: 'false',
    });
  });

  it('is asked once, and its first answer counts', async () => {
    expect(await read()).toBeNull();
    expect(await call('ask_purpose')).toEqual({ status: 200, text: 'true' });
    expect(await call('ask_purpose')).toEqual({ status: 200, text: 'false' });
    for (const purpose of ['both', 'hire'])
      expect((await call('answer_purpose', { purpose })).status).toBe(204);
    expect(await read()).toBe('both');
  });

  it.each([{ purpose: 'hire' }, { purpose_asked_at: null }])(
    'is not written as %j',
    async (body) => {
      const { status } = await send(
        `rest/v1/user_private?user_id=eq.${ids['newcomer'] ?? ''}`,
        body,
        {
          ...{ token: tokens.newcomer, method: 'PATCH' },
        },
      );
      expect(status).toBe(403);
    },
  );
});

it('the sessions and the app of others are still there', async () => {
  const rows = await sql`
    select (select count(*)::int from auth.sessions s where s.id = ${ids['others'] ?? ''}) as sessions,
      (select count(*)::int from auth.mfa_factors f where f.user_id = ${ids['person'] ?? ''}) as apps`;
  expect(rows).toEqual([{ sessions: 1, apps: 1 }]);
});
