import type { DataClient } from '../client/client.ts';
import { toDataError } from '../http/to-data-error.ts';
import type { AuthUser } from '../session/sign-in/auth.ts';

/**
 * Mails a link to both addresses; the email changes when both were opened. The session must have been confirmed just before. Throws
 * 'conflict' if the address has an account.
 */
export async function changeEmail(client: DataClient, email: string): Promise<void> {
  const { error } = await client.auth.updateUser({ email });
  if (error) throw toDataError(error);
}

/** The email that waits for its confirmations. */
export function getNewEmail(authUser: AuthUser): string | null {
  return authUser.new_email ?? null;
}
