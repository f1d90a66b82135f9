import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import {
  addAccount,
  call,
  enroll,
  enterCode,
  refresh,
  removeAccounts,
  send,
  signIn,
} from './accounts.ts';

afterAll(removeAccounts);

it('a session that is ended elsewhere gets no new token, and exports nothing with its old one', async () => {
  const email = await addAccount();
  const [here, there] = [await signIn(email), await signIn(email)];
  const { body } = await call('my_sessions', here);
  const sessions = body as { id: string; is_current: boolean; user_agent: string }[];
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(sessions[0]?.user_agent).toBe('Mozilla/5.0 (X11; Linux x86_64)');
  expect((await call('export_my_data', there)).status).toBe(200);

  for (const { id, is_current } of sessions)
    if (!is_current) expect((await call('end_session', here, { id })).status).toBe(204);

  expect(await call('export_my_data', there)).toMatchObject({
    status: 401,
    body: { code: 'session_not_found' },
  });
  expect((await refresh(there)).status).toBe(400);
  expect((await refresh(here)).status).toBe(200);
});

it('a change of email begins within 15 minutes of a sign-in or a code', async () => {
  const session = await signIn(await addAccount());
  const app = await enroll(session);
  const confirmed = await enterCode(session, app);
  const change = async () => {
    const { status } = await send(
      'auth/v1/user',
      { email: `${randomUUID()}@example.com` },
      { token: confirmed.access_token, method: 'PUT' },
    );
    const [row] = await sql<{ email_change: string | null }[]>`
      select nullif(email_change, '') as email_change from auth.users where id = ${session.user.id}`;
    await sql`
      update auth.users set email_change = '', email_change_sent_at = null where id = ${session.user.id}`;
    return { status, isBegun: typeof row?.email_change === 'string' };
  };
  const startedAgo = (time: string) =>
    sql`update auth.sessions set created_at = now() - ${time}::text::interval where user_id = ${session.user.id}`;

  await startedAgo('15 minutes');
  await sql`delete from auth.mfa_amr_claims where session_id in (
    select id from auth.sessions where user_id = ${session.user.id})`;
  expect(await change()).toMatchObject({ status: 500, isBegun: false });
  await startedAgo('14 minutes');
  expect(await change()).toEqual({ status: 200, isBegun: true });
  await startedAgo('1 hour');
  await enterCode(confirmed, app, 1);
  expect(await change()).toEqual({ status: 200, isBegun: true });
});
