const SECRET_KEY = /sb_secret_\w{8,}/;
const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** The first key in a text that bypasses the policies of the database: a secret key or a service role token. */
export function findSecret(text: string): string | undefined {
  const [key] = SECRET_KEY.exec(text) ?? [];
  return key ?? [...text.matchAll(TOKEN)].find(([, claims = '']) => isServiceRole(claims))?.[0];
}

function isServiceRole(claims: string): boolean {
  const text = Buffer.from(claims, 'base64url').toString();
  return /"role"\s*:\s*"(?:service_role|supabase_admin)"/.test(text);
}
