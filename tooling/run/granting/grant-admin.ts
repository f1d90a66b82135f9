import { connect } from '@showcase/local-supabase';

/** Where the admin is granted: a PostgreSQL to connect to, or a Supabase service with a key of its service role. */
export type Place = { databaseUrl: string } | { url: string; secretKey: string };

type Grant = { email: string; reason: string };

/** Makes the account with this e-mail admin; false where it is one already. Throws what the database says. */
export function grantAdmin(place: Place, grant: Grant): Promise<boolean> {
  return 'databaseUrl' in place ? overSql(place.databaseUrl, grant) : overRest(place, grant);
}

async function overSql(databaseUrl: string, { email, reason }: Grant): Promise<boolean> {
  const sql = connect(databaseUrl, { max: 1, connect_timeout: 10 });
  try {
    const [row] = await sql<{ is_new: boolean }[]>`
      select public.grant_admin_by_email(${email}, ${reason}) as is_new`;
    return row?.is_new === true;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

type Service = Extract<Place, { url: string }>;

async function overRest({ url, secretKey }: Service, grant: Grant): Promise<boolean> {
  const isLegacyKey = secretKey.startsWith('ey');
  const response = await fetch(new URL('/rest/v1/rpc/grant_admin_by_email', url), {
    method: 'POST',
    headers: {
      apikey: secretKey,
      'content-type': 'application/json',
      ...(isLegacyKey && { authorization: `Bearer ${secretKey}` }),
    },
    body: JSON.stringify(grant),
    signal: AbortSignal.timeout(15_000),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(messageOf(answer) ?? `The service answered ${response.status}`);
  return answer === true;
}

function messageOf(answer: unknown): string | undefined {
  const isObject = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isObject ? String(answer.message) : undefined;
}
