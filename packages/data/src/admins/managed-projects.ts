import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import { z } from '../zod-mini.ts';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from './admin-page.ts';

const managedProjectSchema = z.object({
  id: z.string(),
  title: z.string(),
  image_url: z.nullable(z.string()),
  image_color: z.nullable(z.string()),
  tags: z.array(z.string()),
  created_at: z.string(),
  owner: z.nullable(z.extend(nameSchema, { username: z.nullable(z.string()) })),
  owner_is_suspended: z.boolean(),
  is_featured: z.boolean(),
  /** Also false if the creator is hidden, suspended or no longer a creator. */
  is_public: z.boolean(),
  /** Admins see no drafts. */
  visibility: z.enum(['public', 'unlisted']),
  open_reports: z.number(),
  hidden: z.nullable(moderationReasonSchema),
  /** True if the owner deleted a project with this title while it was hidden. */
  resembles_hidden: z.boolean(),
});

export type ManagedProject = z.infer<typeof managedProjectSchema>;

/** Newest first. `status` is all, public, featured, hidden or reported; `q` is a text or the id of a project or owner. */
export function listManagedProjects(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<CountedPage<ManagedProject>> {
  return readList(client, { name: 'admin_list_projects', item: managedProjectSchema }, input);
}
