import { secretKey } from '@showcase/local-supabase';
import { grantAdmin, type GrantTarget } from './grant-admin.ts';
import { apiPort } from '../project.ts';

/** `npm run admin:grant -- EMAIL [REASON]`, on the local backend or the one that the environment variables name. */
const [email, ...reasonWords] = process.argv.slice(2);
const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;

try {
  if (!email) throw new Error('Usage: npm run admin:grant -- EMAIL [REASON]');
  const reason = reasonWords.join(' ') || 'Granted with the service role';
  const isNew = await grantAdmin(getTarget(), { email, reason });
  console.log(isNew ? `${email} is an admin now.` : `${email} is already an admin.`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function getTarget(): GrantTarget {
  if (DATABASE_URL) return { databaseUrl: DATABASE_URL };
  if (!SUPABASE_URL) return { url: `http://127.0.0.1:${apiPort}`, secretKey };
  if (!SUPABASE_SECRET_KEY) throw new Error('SUPABASE_URL requires SUPABASE_SECRET_KEY.');
  return { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
}

function explain(error: unknown): string {
  if (error instanceof TypeError) {
    return `Nothing answers at ${SUPABASE_URL ?? 'the local backend'}. Is it running? npm start`;
  }
  return error instanceof Error ? error.message : String(error);
}
