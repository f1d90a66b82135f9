import type { DataClient } from '../client.ts';
import type { Project } from '../projects/project.ts';
import type { User } from '../users/user.ts';
import {
  readList,
  type AdminPage,
  type AdminPageOptions,
  type AdminSearch,
  type ModerationReason,
} from './admin-page.ts';

export type ManagedProject = Pick<Project, 'id' | 'title' | 'image_url' | 'tags' | 'created_at'> & {
  owner: Pick<User, 'id' | 'name' | 'username'> | null;
  owner_is_suspended: boolean;
  is_featured: boolean;
  /** Also false if the creator is hidden, suspended or no longer a creator. */
  is_public: boolean;
  open_reports: number;
  hidden: ModerationReason | null;
  /** True if the owner deleted a project with this title while it was hidden. */
  resembles_hidden: boolean;
};

/** Newest first. `status` is all, public, featured, hidden or reported; `q` is a text or the id of a project or owner. */
export function listManagedProjects(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<AdminPage<ManagedProject>> {
  return readList<ManagedProject>(client, 'admin_list_projects', input);
}
