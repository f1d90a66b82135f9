import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';

export type NewAccount = {
  id: string;
  email: string;
  /** Nobody signs in with a password without one. */
  password?: string;
  /** When the email was confirmed; null if it is not. */
  confirmedAt: Date | null;
  /** Now by default. */
  createdAt?: Date;
  metadata?: object;
};

type Options = {
  /** The cost of the passwords' bcrypt hashes. */
  hashCost?: number;
};

/** Adds accounts with the rows that the auth service writes at a sign-up; leaves those alone that exist. Returns the ids of the new ones. */
export async function writeAccounts(
  sql: Sql | postgres.TransactionSql,
  accounts: readonly NewAccount[],
  { hashCost = 10 }: Options = {},
): Promise<string[]> {
  const rows = accounts.map(({ id, email, password, confirmedAt, createdAt, metadata }) => ({
    ...{ id, email: email.toLowerCase(), password: password ?? null, metadata: metadata ?? {} },
    confirmed_at: confirmedAt?.toISOString() ?? null,
    created_at: createdAt?.toISOString() ?? null,
  }));
  const added = await sql<{ id: string }[]>`
    with account as (
      select r.id, r.email, r.password, r.confirmed_at, coalesce(r.created_at, now()) as created_at,
        coalesce(r.metadata, '{}') || jsonb_build_object(
          'sub', r.id, 'email', r.email, 'email_verified', false, 'phone_verified', false) as metadata
      from jsonb_to_recordset(${sql.json(rows as postgres.JSONValue)}) as r (
        id uuid, email text, password text, confirmed_at timestamptz, created_at timestamptz, metadata jsonb)
    ), added as (
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at,
        raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
        email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token,
        reauthentication_token
      )
      select '00000000-0000-0000-0000-000000000000', a.id, 'authenticated', 'authenticated', a.email,
        extensions.crypt(a.password, extensions.gen_salt('bf', ${hashCost})), a.confirmed_at, a.confirmed_at,
        '{"provider": "email", "providers": ["email"]}',
        a.metadata || jsonb_build_object('email_verified', a.confirmed_at is not null),
        a.created_at, a.created_at, '', '', '', '', '', '', '', ''
      from account a
      on conflict do nothing
      returning id
    )
    insert into auth.identities (
      id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
    )
    select gen_random_uuid(), 'email', a.id::text, a.id, a.metadata, a.created_at, a.created_at, a.created_at
    from account a join added using (id)
    returning user_id as id`;
  return added.map(({ id }) => id);
}
