import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { z } from '../zod-mini.ts';

const clientRecordSchema = z.object({
  member_since: z.string(),
  /** Jobs that were completed. */
  finished: z.nullable(z.number()),
  /** Accepted requests that either side ended. */
  ended: z.nullable(z.number()),
  /** How many approvals the time is the median of: the last 20. */
  approvals: z.nullable(z.number()),
  approval_seconds: z.nullable(z.number()),
});

/** How a client has worked with creators. What has fewer than three cases is null. */
export type ClientRecord = z.infer<typeof clientRecordSchema>;

/** For creators whom the client has sent a request; null for everyone else. */
export function getClientRecord(
  client: DataClient,
  clientId: string,
): Promise<ClientRecord | null> {
  const schema = z.nullable(clientRecordSchema);
  return readRpc(client, 'client_record', { client_id: clientId }, { schema });
}
