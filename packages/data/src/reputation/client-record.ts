import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import * as v from 'valibot';

const clientRecordSchema = v.object({
  member_since: v.string(),
  /** Jobs that were completed. */
  finished: v.nullable(v.number()),
  /** Accepted requests that either side ended. */
  ended: v.nullable(v.number()),
  /** How many approvals the time is the median of: the last 20. */
  approvals: v.nullable(v.number()),
  approval_seconds: v.nullable(v.number()),
});

/** How a client has worked with creators. What has fewer than three cases is null. */
export type ClientRecord = v.InferOutput<typeof clientRecordSchema>;

/** For creators whom the client has sent a request; null for everyone else. */
export function getClientRecord(
  client: DataClient,
  clientId: string,
): Promise<ClientRecord | null> {
  const schema = v.nullable(clientRecordSchema);
  return readRpc(client, 'client_record', { client_id: clientId }, { schema });
}
