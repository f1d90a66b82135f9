import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { countedPageSchema, type CountedPage } from '../../query/page.ts';
import { z } from '../../zod-mini.ts';
import { nameSchema, type AdminPageOptions, type AdminSearch } from '../admin-page.ts';

const outcomeSchema = z.enum(['lift', 'uphold']);

export type AppealOutcome = z.infer<typeof outcomeSchema>;

const appealSchema = z.object({
  id: z.string(),
  /** Of the suspension. */
  reason: z.string(),
  suspended_at: z.string(),
  text: z.string(),
  created_at: z.string(),
  /** Null while it waits. */
  outcome: z.nullable(outcomeSchema),
  note: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  person: z.extend(nameSchema, { is_dev: z.boolean() }),
  /** Reviews that are hidden until the suspension ends. */
  fake_reviews: z.number(),
  decided_by: z.nullable(nameSchema),
  /** False for the admin who suspended them. */
  may_decide: z.boolean(),
});

/** The appeal of a suspended person. */
export type Appeal = z.infer<typeof appealSchema>;

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
