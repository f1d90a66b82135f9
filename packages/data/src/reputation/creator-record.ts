import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isUuid } from '../uuid.ts';
import { z } from '../zod-mini.ts';

export const creatorRecordSchema = z.object({
  member_since: z.string(),
  /** How many answers the time is the median of: the last 20. */
  answers: z.nullable(z.number()),
  answer_seconds: z.nullable(z.number()),
  /** Jobs that were completed. */
  finished: z.nullable(z.number()),
  /** How many of them had a due date. */
  with_due_date: z.nullable(z.number()),
  /** How many of those were first delivered on that day or before it, without the time that they stood still. */
  on_time: z.nullable(z.number()),
  /** Clients with more than one finished job. */
  repeat_clients: z.nullable(z.number()),
  /** Refunds that were not sent by the last reminder and have not arrived. */
  overdue_refunds: z.number(),
});

/** How a creator has worked. What has fewer than three cases is null, except for overdue refunds. */
export type CreatorRecord = z.infer<typeof creatorRecordSchema>;

/** Null if there is no such creator, or visitors cannot see them. */
export async function getCreatorRecord(
  client: DataClient,
  creatorId: string,
): Promise<CreatorRecord | null> {
  if (!isUuid(creatorId)) return null;
  const schema = z.nullable(creatorRecordSchema);
  return readRpc(client, 'creator_record', { creator_id: creatorId }, { schema });
}
