/** The caller: the role and the claims that row-level security sees. */
export type Caller = { role: string; claims: Record<string, unknown> };

export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' } };

const requestRoles = new Set(['anon', 'authenticated', 'service_role']);
const statementTimeouts: Record<string, string> = {
  anon: '3s',
  authenticated: '8s',
  service_role: '0',
};

/** The transaction-local settings that make a database connection act as a caller, as in hosted Supabase. */
export function contextSettings({ role, claims }: Caller): [name: string, value: string][] {
  if (!requestRoles.has(role))
    throw Object.assign(new Error(`role "${role}" does not exist`), { code: '22023' });
  const subject = typeof claims.sub === 'string' ? claims.sub : '';
  return [
    ['search_path', 'public, extensions'],
    ['statement_timeout', statementTimeouts[role] ?? '0'],
    ['request.jwt.claims', JSON.stringify(claims)],
    ['request.jwt.claim.sub', subject],
    ['request.jwt.claim.role', role],
    ['role', role],
  ];
}
