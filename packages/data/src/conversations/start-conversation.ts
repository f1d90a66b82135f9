import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';

/** The id of the conversation with this person; made where there is none yet. */
export async function startConversation(client: DataClient, otherId: string): Promise<string> {
  return unwrap(await client.rpc('start_conversation', { other_id: otherId }));
}
