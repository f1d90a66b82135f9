import type { DataClient } from '../../client/types.ts';
import { isSessionOver } from './auth-response.ts';

/**
 * Renews a session that the backend rejected before it expired, or ends it here if it cannot be renewed: supabase-js would keep
 * using it while it looks fresh. If the auth service is down or busy, the session stays as it is.
 */
export async function renewRejectedSession(client: DataClient): Promise<void> {
  const { auth } = await client.loadSupabase();
  const { error } = await auth.refreshSession();
  if (isSessionOver(error)) await auth.signOut({ scope: 'local' });
}
