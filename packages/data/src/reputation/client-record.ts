import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { z } from '../zod.ts';

const clientRecordSchema = z.object({
  member_since: z.string(),
  /** Jobs that were completed. */
  finished: z.number().nullable(),
  /** Accepted requests that either side ended. */
  ended: z.number().nullable(),
  /** How many approvals the time is the median of: the last 20. */
  approvals: z.number().nullable(),
  approval_seconds: z.number().nullable(),
});

/** How a client has worked with creators. What has fewer than three cases is null. */
export type ClientRecord = z.infer<typeof clientRecordSchema>;

/** For creators whom the client has sent a request; null for everyone else. */
export function getClientRecord(
  client: DataClient,
  clientId: string,
): Promise<ClientRecord | null> {
  const schema = clientRecordSchema.nullable();
  return readRpc(client, 'client_record', { client_id: clientId }, { schema });
}
