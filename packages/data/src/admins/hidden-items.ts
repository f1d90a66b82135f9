import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import { ITEM_KINDS } from '../reports/report.ts';
import * as v from 'valibot';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

const hiddenItemSchema = v.object({
  id: v.string(),
  kind: v.picklist(ITEM_KINDS),
  /** For a review, the start of its text; for a profile, the name. */
  title: v.string(),
  hidden: moderationReasonSchema,
  owner: v.nullable(v.object({ ...nameSchema.entries, is_dev: v.boolean() })),
});

/** Something that an admin has hidden and that still exists. */
export type HiddenItem = v.InferOutput<typeof hiddenItemSchema>;

/** Latest first. `q` is a title or the id of the item or its owner. */
export function listHiddenItems(
  client: DataClient,
  input: Omit<AdminSearch, 'status'> & AdminPageOptions,
): Promise<CountedPage<HiddenItem>> {
  return readList(client, { name: 'admin_list_hidden', item: hiddenItemSchema }, input);
}
