import type postgres from 'postgres';
import type { Sql } from '../../postgres/connect.ts';

/** A factor as the auth service returns it in a user. */
export type Factor = {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'unverified' | 'verified';
  friendly_name?: string;
  factor_type: string;
  phone: string;
  last_challenged_at: string | null;
};
type StoredFactor = Pick<Factor, 'id' | 'factor_type' | 'status'> & { secret: string };

/** A list as JSON of the factors of `u`, for a query. */
export function listFactors(sql: Sql | postgres.TransactionSql): postgres.Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
      'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type,
      'phone', coalesce(f.phone, ''))) || jsonb_build_object('last_challenged_at', f.last_challenged_at)
      order by f.created_at, f.id), '[]')
    from auth.mfa_factors f where f.user_id = u.id)`;
}

export async function findFactor(
  sql: Sql,
  userId: string,
  id: string,
): Promise<StoredFactor | undefined> {
  const [factor] = await sql<StoredFactor[]>`
    select id, factor_type, status, secret from auth.mfa_factors where id = ${id} and user_id = ${userId}`;
  return factor;
}

/** The subscriptions that nobody has begun to confirm for five minutes. */
export async function deleteExpiredFactors(sql: Sql): Promise<void> {
  await sql`
    delete from auth.mfa_factors f
    where f.status <> 'verified' and f.created_at < now() - interval '5 minutes'
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`;
}

/** The id of the new factor; undefined if one with that name was added meanwhile. */
export async function addFactor(
  sql: Sql,
  { userId, name, secret }: { userId: string; name: string; secret: string },
): Promise<string | undefined> {
  const [factor] = await sql<{ id: string }[]>`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${userId}, ${name}, 'totp', 'unverified', ${secret}, now(), now())
    on conflict do nothing
    returning id`;
  return factor?.id;
}

/** Removes a factor; the sessions that it has confirmed are like others again. */
export async function removeFactor(sql: Sql, id: string): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`
      delete from auth.mfa_amr_claims c using auth.sessions s
      where s.id = c.session_id and s.factor_id = ${id} and c.authentication_method = 'totp'`;
    await transaction`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${id}`;
    await transaction`delete from auth.mfa_factors where id = ${id}`;
  });
}
