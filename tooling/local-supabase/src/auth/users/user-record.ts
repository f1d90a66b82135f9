import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';
import { listFactors, type Factor } from '../second-factor/factors.ts';

type Query = postgres.Fragment;
type Transaction = Sql | postgres.TransactionSql;

/** A row of `auth.users` as JSON, with the rows that belong to it. */
export type UserRecord = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  reauthentication_token: string | null;
  reauthentication_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  email_change_confirm_status: number;
  last_sign_in_at: string | null;
  banned_until: string | null;
  raw_app_meta_data: object;
  raw_user_meta_data: object;
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
  is_banned: boolean;
  has_password: boolean;
  identities: Identity[];
  factors: Factor[];
};

type Identity = {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: object;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

/** The account as JSON, for a query in which `u` is its row in `auth.users`. */
export function userColumn(sql: Transaction): Query {
  return sql`
    to_jsonb(u) || jsonb_build_object(
      'is_banned', coalesce(u.banned_until > now(), false),
      'has_password', coalesce(u.encrypted_password <> '', false),
      'identities', (
        select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
        from auth.identities i where i.user_id = u.id),
      'factors', ${listFactors(sql)})`;
}

/** The account that a condition on `u` describes. */
export async function findUser(
  sql: Transaction,
  condition: Query,
): Promise<UserRecord | undefined> {
  const [row] = await sql<{ user: UserRecord }[]>`
    select ${userColumn(sql)} as user from auth.users u where ${condition}`;
  return row?.user;
}

export function findUserByEmail(sql: Transaction, email: string): Promise<UserRecord | undefined> {
  return findUser(sql, sql`u.email = ${email.toLowerCase()} and not u.is_sso_user`);
}

/** The account as the auth service returns it. */
export function toUser(user: UserRecord) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(toIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    ...(user.factors.length > 0 && { factors: user.factors }),
  };
}

function toIdentity({ id, provider_id, email, ...identity }: Identity) {
  return { identity_id: id, id: provider_id, ...identity, ...present({ email }) };
}

function present(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
