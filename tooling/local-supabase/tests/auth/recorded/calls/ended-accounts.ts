import type { Recorder } from '../recorder.ts';
import { hasId, hasType, password, refreshes, signUp, type Account } from '../sessions.ts';

const getId = ({ user }: Account) => user?.id ?? '';

/** Accounts and sessions that were deleted, banned accounts, and the rows of new ones. */
export async function recordEndedAccounts(recorder: Recorder): Promise<void> {
  const { probe, sql } = recorder;
  const signsIn = 'POST token?grant_type=password';
  const gone = await signUp(recorder);
  await sql`delete from auth.users where id = ${getId(gone)}`;
  await probe('deleted: user', 'GET user', { token: gone.access_token });
  await probe('deleted: refresh', refreshes, { body: { refresh_token: gone.refresh_token } });
  await probe('deleted: sign in', signsIn, { body: { email: gone.email, password } });

  const banned = await signUp(recorder);
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${getId(banned)}`;
  const { email, access_token: token, refresh_token } = banned;
  await probe('banned: user', 'GET user', { token, keep: hasId });
  await probe('banned: refresh', refreshes, { body: { refresh_token }, keep: hasType });
  await probe('banned: sign in', signsIn, { body: { email, password }, keep: hasType });
  await probe('banned: recover', 'POST recover', { body: { email } });

  const ended = await signUp(recorder);
  await sql`delete from auth.sessions where user_id = ${getId(ended)}`;
  await probe('session deleted: user', 'GET user', { token: ended.access_token });
  await probe('session deleted: refresh', refreshes, {
    body: { refresh_token: ended.refresh_token },
  });
  await recordRows(recorder);
}

async function recordRows(recorder: Recorder): Promise<void> {
  const { note, sql } = recorder;
  const id = getId(await signUp(recorder));
  const [session] = await sql`
    select ip is not null as ip, user_agent, aal::text, not_after, refreshed_at is not null as refreshed
    from auth.sessions where user_id = ${id}`;
  note('session: row', session);
  const [user] = await sql`
    select (select count(*)::integer from auth.identities where user_id = ${id}) as identities,
      (select count(*)::integer from auth.mfa_amr_claims c join auth.sessions s on s.id = c.session_id
        where s.user_id = ${id}) as amr,
      last_sign_in_at is not null as last, email_confirmed_at is not null as confirmed
    from auth.users where id = ${id}`;
  note('user: row', user);
}
