import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import * as v from 'valibot';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

const managedProjectSchema = v.object({
  id: v.string(),
  title: v.string(),
  image_url: v.nullable(v.string()),
  image_color: v.nullable(v.string()),
  tags: v.array(v.string()),
  created_at: v.string(),
  owner: v.nullable(v.object({ ...nameSchema.entries, username: v.nullable(v.string()) })),
  owner_is_suspended: v.boolean(),
  is_featured: v.boolean(),
  /** Also false if the creator is hidden, suspended or no longer a creator. */
  is_public: v.boolean(),
  /** Admins see no drafts. */
  visibility: v.picklist(['public', 'unlisted']),
  open_reports: v.number(),
  hidden: v.nullable(moderationReasonSchema),
  /** True if the owner deleted a project with this title while it was hidden. */
  resembles_hidden: v.boolean(),
});

export type ManagedProject = v.InferOutput<typeof managedProjectSchema>;

/** Newest first. `status` is all, public, featured, hidden or reported; `q` is a text or the id of a project or owner. */
export function listManagedProjects(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<CountedPage<ManagedProject>> {
  return readList(client, { name: 'admin_list_projects', item: managedProjectSchema }, input);
}
