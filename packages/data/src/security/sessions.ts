import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

/** Ends another session of the user: it gets no new token, and can no longer do what needs a confirmation. */
export async function endSession(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('end_session', { id }));
}

export async function endOtherSessions(client: DataClient): Promise<void> {
  unwrap(await client.rpc('end_other_sessions'));
}
