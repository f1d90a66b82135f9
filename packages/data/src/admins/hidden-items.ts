import type { DataClient } from '../client.ts';
import type { ReportKind } from '../reports/report.ts';
import type { User } from '../users/user.ts';
import {
  readList,
  type AdminPage,
  type AdminPageOptions,
  type AdminSearch,
  type ModerationReason,
} from './admin-page.ts';

/** Something that an admin has hidden and that still exists. */
export type HiddenItem = {
  id: string;
  kind: ReportKind;
  /** For a review, the start of its text; for a profile, the name. */
  title: string;
  hidden: ModerationReason;
  owner: Pick<User, 'id' | 'name' | 'is_dev'> | null;
};

/** Latest first. `q` is a title or the id of the item or its owner. */
export function listHiddenItems(
  client: DataClient,
  input: Omit<AdminSearch, 'status'> & AdminPageOptions,
): Promise<AdminPage<HiddenItem>> {
  return readList<HiddenItem>(client, 'admin_list_hidden', input);
}
