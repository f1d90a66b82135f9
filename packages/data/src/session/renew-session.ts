import { isAuthApiError } from '@supabase/supabase-js';
import type { DataClient } from '../client.ts';

/**
 * Renews a session that the backend refused before its time was up, or ends it here where it cannot be renewed either: supabase-js
 * would go on with it for as long as it looks fresh. An auth service that is away or busy has not answered the question.
 */
export async function renewRefusedSession(client: DataClient): Promise<void> {
  const { error } = await client.auth.refreshSession();
  const isOver = isAuthApiError(error) && error.status < 429;
  if (isOver) await client.auth.signOut({ scope: 'local' });
}
