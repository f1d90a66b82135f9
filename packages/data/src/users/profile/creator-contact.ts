import type { DataClient } from '../../client/types.ts';
import { readRpcOnce } from '../../http/read-rpc.ts';
import { isUuid } from '../../uuid.ts';
import * as v from 'valibot';

const schema = v.nullable(v.string());

/** The creator's email address if the user can see it, else null. */
export async function getCreatorContact(
  client: DataClient,
  userId: string,
): Promise<string | null> {
  if (!isUuid(userId)) return null;
  return readRpcOnce(client, 'creator_contact', { creator_id: userId }, { schema });
}
