import type { DataClient } from '../client.ts';
import { isSessionOver } from './auth-response.ts';

/**
 * Renews a session that the backend refused before its time was up, or ends it here where it cannot be renewed either: supabase-js
 * would go on with it for as long as it looks fresh. An auth service that is away or busy has not answered the question.
 */
export async function renewRejectedSession(client: DataClient): Promise<void> {
  const { error } = await client.auth.refreshSession();
  if (isSessionOver(error)) await client.auth.signOut({ scope: 'local' });
}
