import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';
import { AuthError, validationError } from '../auth-error.ts';

/** bcrypt ignores the rest of a longer password. */
const MAX_BYTES = 72;

/** Rejects a password that nobody may choose. */
export function requireStrength(password: string, minLength: number): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw validationError(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  if (password.length >= minLength) return;
  throw new AuthError(
    422,
    'weak_password',
    `Password should be at least ${minLength} characters.`,
    { weak_password: { reasons: ['length'] } },
  );
}

/** The bcrypt hash of a password, for a query. */
export function hashOf(sql: Sql, password: string, cost: number): postgres.Fragment {
  return sql`extensions.crypt(${password}, extensions.gen_salt('bf', ${cost}))`;
}

/**
 * Whether a password is that of `u`, for a query. Where there is none to compare with, a hash is computed too, so that the time that it
 * takes does not reveal which accounts exist. A hash of another implementation may begin with $2b$, which is the same as $2a$.
 */
export function matches(sql: Sql, password: string, cost: number): postgres.Fragment {
  const known = sql`overlay(u.encrypted_password placing '$2a$' from 1 for 4)`;
  if (Buffer.byteLength(password) > MAX_BYTES) return sql`(${hashOf(sql, password, cost)} is null)`;
  return sql`
    case when u.encrypted_password like '$2__%' then extensions.crypt(${password}, ${known}) = ${known}
    else ${hashOf(sql, password, cost)} is null end`;
}
