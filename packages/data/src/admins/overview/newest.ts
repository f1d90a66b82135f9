import type { DataClient } from '../../client.ts';
import { unwrap } from '../../http/unwrap.ts';
import type { Project, ProjectOwner } from '../../projects/project.ts';
import type { User } from '../../users/user.ts';

const NEWEST = 5;

export type NewestProject = Pick<Project, 'id' | 'title' | 'created_at'> & {
  owner: Pick<ProjectOwner, 'id' | 'name'> | null;
};

export type NewestCreator = Pick<User, 'id' | 'name' | 'avatar' | 'location' | 'created_at'>;

export async function listNewestProjects(client: DataClient): Promise<NewestProject[]> {
  return unwrap(
    await client
      .from('projects')
      .select('id, title, created_at, owner:users!projects_user_id_fkey(id, name)')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
}

export async function listNewestCreators(client: DataClient): Promise<NewestCreator[]> {
  return unwrap(
    await client
      .from('users')
      .select('id, name, avatar, location, created_at')
      .eq('is_dev', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
}
