import type { Sql } from '../../postgres/connect.ts';

/**
 * Spends on an address without an account what the check of a password costs, so that the time of an answer does not tell who has one:
 * the password is hashed as the one of some account is.
 */
export async function checkDummyPassword(sql: Sql, email: string, password: string): Promise<void> {
  const [known] = await sql`
    select 1 from auth.users
    where email = ${email.toLowerCase()} and encrypted_password is not null and confirmed_at is not null`;
  if (known) return;
  await sql`
    select extensions.crypt(${password}, coalesce(
      (select overlay(encrypted_password placing '$2a$' from 1 for 4) from auth.users
       where encrypted_password like '$2_$__$%' limit 1),
      extensions.gen_salt('bf', 10)))`;
}
