import type { Sql } from '../../postgres/connect.ts';

const LIFETIME = 300;

type Challenge = { id: string; is_mine: boolean; is_verified: boolean; has_expired: boolean };

export async function addChallenge(sql: Sql, factorId: string, ipAddress: string) {
  const [challenge] = await sql<{ id: string; expires_at: number }[]>`
    with challenged as (
      update auth.mfa_factors set last_challenged_at = now() where id = ${factorId} returning id
    )
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    select gen_random_uuid(), c.id, now(), ${ipAddress} from challenged c
    returning id, floor(extract(epoch from created_at))::integer + ${LIFETIME}::integer as expires_at`;
  return challenge;
}

/** Undefined if the factor has no such challenge. */
export async function findChallenge(
  sql: Sql,
  { id, factorId, ipAddress }: { id: string; factorId: string; ipAddress: string },
): Promise<Challenge | undefined> {
  const [challenge] = await sql<Challenge[]>`
    select id, ip_address = ${ipAddress}::inet as is_mine, verified_at is not null as is_verified,
      created_at < now() - make_interval(secs => ${LIFETIME}) as has_expired
    from auth.mfa_challenges where id = ${id} and factor_id = ${factorId}`;
  return challenge;
}

export async function deleteChallenge(sql: Sql, id: string): Promise<void> {
  await sql`delete from auth.mfa_challenges where id = ${id}`;
}

/**
 * The session has its second factor now. As on hosted Supabase, the person's sessions without one end, and what they enrolled but
 * never confirmed goes. False if the challenge was used meanwhile.
 */
export async function completeChallenge(
  sql: Sql,
  {
    challengeId,
    factorId,
    userId,
    sessionId,
  }: Record<'challengeId' | 'factorId' | 'userId' | 'sessionId', string>,
): Promise<boolean> {
  return sql.begin(async (transaction) => {
    const { count } = await transaction`
      update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null`;
    if (count === 0) return false;
    await transaction`
      update auth.mfa_factors set status = 'verified', updated_at = now()
      where id = ${factorId} and status <> 'verified'`;
    await transaction`
      insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, 'totp')
      on conflict (session_id, authentication_method) do update set updated_at = now()`;
    await transaction`
      update auth.sessions set aal = 'aal2', factor_id = ${factorId} where id = ${sessionId}`;
    await transaction`
      delete from auth.sessions where user_id = ${userId} and coalesce(aal, 'aal1') < 'aal2'`;
    await transaction`
      delete from auth.mfa_factors
      where user_id = ${userId} and status = 'unverified' and factor_type = 'totp'`;
    return true;
  });
}
