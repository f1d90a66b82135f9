import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import { ITEM_KINDS } from '../reports/report.ts';
import { z } from '../zod-mini.ts';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

const hiddenItemSchema = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  /** For a review, the start of its text; for a profile, the name. */
  title: z.string(),
  hidden: moderationReasonSchema,
  owner: z.nullable(z.extend(nameSchema, { is_dev: z.boolean() })),
});

/** Something that an admin has hidden and that still exists. */
export type HiddenItem = z.infer<typeof hiddenItemSchema>;

/** Latest first. `q` is a title or the id of the item or its owner. */
export function listHiddenItems(
  client: DataClient,
  input: Omit<AdminSearch, 'status'> & AdminPageOptions,
): Promise<CountedPage<HiddenItem>> {
  return readList(client, { name: 'admin_list_hidden', item: hiddenItemSchema }, input);
}
