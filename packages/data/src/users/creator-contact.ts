import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

/** The creator's email address if the user can see it, else null. */
export async function getCreatorContact(
  client: DataClient,
  userId: string,
): Promise<string | null> {
  if (!isUuid(userId)) return null;
  return unwrap(await client.rpc('creator_contact', { creator_id: userId }));
}
