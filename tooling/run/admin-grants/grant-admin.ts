import { connect } from '@showcase/local-supabase';

/** Where to grant the admin role: a PostgreSQL to connect to, or a Supabase service with its service role key. */
export type GrantTarget = { databaseUrl: string } | { url: string; secretKey: string };

type Grant = { email: string; reason: string };

/** Makes the account with this email address an admin; false if it is one already. Throws the database's message. */
export function grantAdmin(target: GrantTarget, grant: Grant): Promise<boolean> {
  return 'databaseUrl' in target
    ? grantBySql(target.databaseUrl, grant)
    : grantByRest(target, grant);
}

async function grantBySql(databaseUrl: string, { email, reason }: Grant): Promise<boolean> {
  const sql = connect(databaseUrl, { max: 1, connect_timeout: 10 });
  try {
    const [row] = await sql<{ is_new: boolean }[]>`
      select public.grant_admin_by_email(${email}, ${reason}) as is_new`;
    return row?.is_new === true;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

type Service = Extract<GrantTarget, { url: string }>;

async function grantByRest({ url, secretKey }: Service, grant: Grant): Promise<boolean> {
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
  const body: unknown = await response.json();
  if (!response.ok)
    throw new Error(getMessage(body) ?? `The service responded with ${response.status}`);
  return body === true;
}

function getMessage(body: unknown): string | undefined {
  const isObject = typeof body === 'object' && body !== null && 'message' in body;
  return isObject ? String(body.message) : undefined;
}
