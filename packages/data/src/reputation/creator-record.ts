import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';

export const creatorRecordSchema = v.object({
  member_since: v.string(),
  /** How many answers the time is the median of: the last 20. */
  answers: v.nullable(v.number()),
  answer_seconds: v.nullable(v.number()),
  /** Jobs that were completed. */
  finished: v.nullable(v.number()),
  /** How many of them had a due date. */
  with_due_date: v.nullable(v.number()),
  /** How many of those were first delivered on that day or before it, without the time that they stood still. */
  on_time: v.nullable(v.number()),
  /** Clients with more than one finished job. */
  repeat_clients: v.nullable(v.number()),
  /** Refunds that were not sent by the last reminder and have not arrived. */
  overdue_refunds: v.number(),
});

/** How a creator has worked. What has fewer than three cases is null, except for overdue refunds. */
export type CreatorRecord = v.InferOutput<typeof creatorRecordSchema>;

/** Null if there is no such creator, or visitors cannot see them. */
export async function getCreatorRecord(
  client: DataClient,
  creatorId: string,
): Promise<CreatorRecord | null> {
  if (!isUuid(creatorId)) return null;
  const schema = v.nullable(creatorRecordSchema);
  return readRpc(client, 'creator_record', { creator_id: creatorId }, { schema });
}
