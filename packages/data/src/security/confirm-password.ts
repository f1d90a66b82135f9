import type { DataClient } from '../client/types.ts';
import { signIn } from '../session/sign-in/auth.ts';
import { readClaims } from '../session/token-claims.ts';
import { endSession } from './sessions.ts';

/** Signs in again, and ends the session before that, which nobody would use. Throws 'invalid-credentials' if the password is wrong. */
export async function confirmPassword(
  client: DataClient,
  credentials: { email: string; password: string },
): Promise<void> {
  const { data } = await client.auth.getSession();
  const before = data.session && readClaims(data.session).session_id;
  await signIn(client, credentials);
  if (before) await endSession(client, before).catch(() => undefined);
}
