import type { DataClient } from '../../client/client.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { z } from '../../zod.ts';
import { nameSchema } from '../admin-page.ts';

const sideSchema = nameSchema.extend({ is_dev: z.boolean() });

const waitingRequestSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if the client asks for a price. */
  price: z.number().nullable(),
  created_at: z.string(),
  client: sideSchema.nullable(),
  creator: sideSchema.nullable(),
});

/** A hire request whose turn is the creator's; admins cannot read the conversation. */
export type WaitingRequest = z.infer<typeof waitingRequestSchema>;

/** The 100 that have waited longest. */
export function listWaitingRequests(client: DataClient): Promise<WaitingRequest[]> {
  return readRpc(client, 'admin_list_waiting', {}, { schema: z.array(waitingRequestSchema) });
}
