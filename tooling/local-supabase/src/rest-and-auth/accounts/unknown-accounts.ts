import type { Sql } from '../../postgres/connect.ts';

/**
 * Takes as long for an email address without an account as a password check takes, so that the response time does not reveal which
 * accounts exist: the password is hashed like that of an existing account.
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
