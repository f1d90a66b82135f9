import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import * as v from 'valibot';

const hiresSchema = v.array(
  v.object({
    review_id: v.string(),
    service: v.nullable(v.string()),
    /** Such as '2026-02'. */
    month: v.string(),
  }),
);

/** The work that a review is about: the service, unless visitors cannot see it, and the month in which it was finished. */
export type ReviewHire = { service: string | null; month: string };

/** By the id of the review; those without a hire request are missing. At most 200 at a time. */
export async function findHires(
  client: DataClient,
  review_ids: string[],
): Promise<Map<string, ReviewHire>> {
  if (review_ids.length === 0) return new Map();
  const hires = await readRpc(client, 'review_hires', { review_ids }, { schema: hiresSchema });
  return new Map(hires.map(({ review_id, service, month }) => [review_id, { service, month }]));
}
