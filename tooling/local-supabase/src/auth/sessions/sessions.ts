import { randomInt } from 'node:crypto';
import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';
import { AuthError, validationError } from '../auth-error.ts';
import { userColumn, type UserRecord } from '../users/user-record.ts';
import type { SessionState } from './access-token.ts';

/** Who uses a session. */
export type Device = { ipAddress: string; userAgent: string | null };
type Renewed = { user: UserRecord; session: SessionState; refreshToken: string };

/** How long a refresh token that was used may be used again, by another tab or after a lost response. */
const REUSE_SECONDS = 10;

/** Starts a session that began with a password or with a mailed link or code (`otp`). */
export async function startSession(
  sql: Sql,
  user: UserRecord,
  method: 'password' | 'otp',
  device: Device,
): Promise<Renewed> {
  const refreshToken = createRefreshToken();
  const [started] = await sql<{ id: string; timestamp: number; now: string }[]>`
    with session as (
      insert into auth.sessions (id, user_id, aal, ip, user_agent, created_at, updated_at)
      values (gen_random_uuid(), ${user.id}, 'aal1', nullif(${device.ipAddress}, '')::inet, ${device.userAgent}, now(), now())
      returning id
    ), claim as (
      insert into auth.mfa_amr_claims (session_id, authentication_method) select id, ${method} from session
    ), token as (
      insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
      select gen_random_uuid()::text, ${refreshToken}, ${user.id}, id, false, now(), now() from session
    ), signed_in as (
      update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id}
    )
    select id, floor(extract(epoch from now()))::integer as timestamp, to_jsonb(now()) #>> '{}' as now from session`;
  if (!started) throw new Error('No session was started.');
  const { id, timestamp, now } = started;
  return {
    user: { ...user, last_sign_in_at: now, updated_at: now },
    session: { id, aal: 'aal1', methods: [{ method, timestamp }] },
    refreshToken,
  };
}

/**
 * The session of a refresh token, with a new one for it. The predecessor of the newest one gets that again, at any time; older ones for ten
 * seconds. Throws if the token is unknown or was used.
 */
export async function renewSession(sql: Sql, token: string, device: Device): Promise<Renewed> {
  if (token === '') throw validationError('Refresh token is not valid');
  const refreshToken = createRefreshToken();
  const isCurrent = sql`t.token = ${token} and not t.revoked and not exists (
    select from auth.users b where b.id = t.user_id and b.banned_until > now())`;
  const renewed = await swapToken(sql, { isCurrent, refreshToken, device });
  return renewed ?? reuseToken(sql, token);
}

/** New tokens for a session that was changed, such as one whose second factor was confirmed. */
export async function replaceToken(sql: Sql, sessionId: string, device: Device): Promise<Renewed> {
  const isCurrent = sql`t.id = (
    select c.id from auth.refresh_tokens c
    where c.session_id = ${sessionId} and not c.revoked order by c.created_at desc limit 1)`;
  const refreshToken = createRefreshToken();
  const renewed = await swapToken(sql, { isCurrent, refreshToken, device });
  if (!renewed) throw sessionNotFound();
  return renewed;
}

type Swap = { isCurrent: postgres.Fragment; refreshToken: string; device: Device };

/** In one statement, so that of several requests with one token only one swaps it. */
async function swapToken(sql: Sql, swap: Swap): Promise<Renewed | undefined> {
  const { isCurrent, refreshToken, device } = swap;
  const [row] = await sql<{ user: UserRecord; session: SessionState }[]>`
    with used as (
      update auth.refresh_tokens t set revoked = true, updated_at = now()
      where ${isCurrent} returning t.token, t.session_id, t.user_id
    ), child as (
      insert into auth.refresh_tokens (id, token, user_id, session_id, parent, revoked, created_at, updated_at)
      select gen_random_uuid()::text, ${refreshToken}, user_id, session_id, token, false, now(), now() from used
    ), session as (
      update auth.sessions s set refreshed_at = now() at time zone 'utc', updated_at = now(),
        ip = nullif(${device.ipAddress}, '')::inet, user_agent = ${device.userAgent}
      from used where s.id = used.session_id returning s.id, s.aal
    )
    select ${userColumn(sql)} as user, ${sessionColumn(sql)} as session
    from used join session s on s.id = used.session_id join auth.users u on u.id = used.user_id`;
  return row && { ...row, refreshToken };
}

async function reuseToken(sql: Sql, token: string): Promise<Renewed> {
  const [row] = await sql<(Renewed & { isUsable: boolean })[]>`
    select ${userColumn(sql)} as user, ${sessionColumn(sql)} as session, a.token as "refreshToken",
      a.parent = t.token or t.updated_at > now() - make_interval(secs => ${REUSE_SECONDS}) as "isUsable"
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = t.user_id
    left join lateral (
      select c.token, c.parent from auth.refresh_tokens c
      where c.session_id = s.id and not c.revoked order by c.created_at desc limit 1
    ) a on true
    where t.token = ${token}`;
  if (!row) {
    throw new AuthError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  }
  if (row.user.is_banned) {
    throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  }
  if (row.isUsable && row.refreshToken) return row;
  throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

/** The state of `s` as JSON, for a query. */
export function sessionColumn(sql: Sql) {
  return sql`jsonb_build_object('id', s.id, 'aal', coalesce(s.aal, 'aal1'), 'methods', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'method', c.authentication_method, 'timestamp', floor(extract(epoch from c.updated_at))::integer
    ) order by c.updated_at desc), '[]')
    from auth.mfa_amr_claims c where c.session_id = s.id))`;
}

export function sessionNotFound(): AuthError {
  return new AuthError(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Twelve letters and digits, 60 bits. */
function createRefreshToken(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
