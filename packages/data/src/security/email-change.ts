import type { DataClient } from '../client/types.ts';
import { DataError } from '../client/data-error.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import type { AuthUser } from '../session/session-state.ts';

/**
 * Mails a link to both addresses; the email changes when both were opened. The session must have been confirmed just before. Throws
 * 'conflict' if the address has an account.
 */
export async function changeEmail(client: DataClient, email: string): Promise<void> {
  // The auth service does not pass on what the database has against a change.
  const isAvailable: boolean = unwrap(await client.rpc('email_available', { email }));
  if (!isAvailable) {
    throw new DataError({ kind: 'conflict', message: 'The email has an account', status: 409 });
  }
  const { auth } = await client.loadSupabase();
  const { error } = await auth.updateUser({ email });
  if (error) throw toDataError(error);
}

/** The email that waits for its confirmations. */
export function getNewEmail(authUser: AuthUser): string | null {
  return authUser.new_email ?? null;
}
