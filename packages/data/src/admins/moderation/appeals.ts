import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { countedPageSchema, type CountedPage } from '../../query/page.ts';
import * as v from 'valibot';
import { nameSchema, type AdminPageOptions, type AdminSearch } from '../admin-page.ts';

const outcomeSchema = v.picklist(['lift', 'uphold']);

export type AppealOutcome = v.InferOutput<typeof outcomeSchema>;

const appealSchema = v.object({
  id: v.string(),
  /** Of the suspension. */
  reason: v.string(),
  suspended_at: v.string(),
  text: v.string(),
  created_at: v.string(),
  /** Null while it waits. */
  outcome: v.nullable(outcomeSchema),
  note: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  person: v.object({ ...nameSchema.entries, is_dev: v.boolean() }),
  /** Reviews that are hidden until the suspension ends. */
  fake_reviews: v.number(),
  decided_by: v.nullable(nameSchema),
  /** False for the admin who suspended them. */
  may_decide: v.boolean(),
});

/** The appeal of a suspended person. */
export type Appeal = v.InferOutput<typeof appealSchema>;

/** Latest first. `status` is waiting, decided or all. */
export function listAppeals(
  client: DataClient,
  { status, cursor, pageSize, signal }: Omit<AdminSearch, 'q'> & AdminPageOptions,
): Promise<CountedPage<Appeal>> {
  const args = { status, ...(cursor && { cursor }), ...(pageSize && { page_size: pageSize }) };
  const schema = countedPageSchema(appealSchema);
  return readRpc(client, 'admin_list_appeals', args, { schema, signal });
}

type AppealDecision = {
  id: string;
  outcome: AppealOutcome;
  note: string;
  /** False if the fake reviews stay hidden after the suspension. */
  shows_reviews?: boolean;
};

/** The person is notified of the note. Throws 'conflict' if another admin was first. */
export async function decideAppeal(client: DataClient, decision: AppealDecision): Promise<void> {
  unwrap(await client.rpc('admin_decide_appeal', decision));
}
