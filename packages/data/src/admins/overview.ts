import type { PostgrestError } from '@supabase/supabase-js';
import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Project, ProjectOwner } from '../projects/project.ts';
import type { User } from '../users/user.ts';

const NEWEST = 5;
const COUNT_ONLY = { count: 'exact', head: true } as const;

/** How many rows the caller may see. */
export type Totals = { creators: number; projects: number; services: number; reviews: number };

export type NewestProject = Pick<Project, 'id' | 'title' | 'created_at'> & {
  owner: Pick<ProjectOwner, 'id' | 'name'> | null;
};

export type NewestCreator = Pick<User, 'id' | 'name' | 'avatar' | 'location' | 'created_at'>;

export async function countTotals(client: DataClient): Promise<Totals> {
  const [creators, projects, services, reviews] = await Promise.all([
    client.from('users').select('id', COUNT_ONLY).eq('is_dev', true).then(unwrapCount),
    client.from('projects').select('id', COUNT_ONLY).then(unwrapCount),
    client.from('services').select('id', COUNT_ONLY).then(unwrapCount),
    client.from('reviews').select('id', COUNT_ONLY).then(unwrapCount),
  ]);
  return { creators, projects, services, reviews };
}

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

type CountAnswer = { count: number | null; error: PostgrestError | null; status: number };

function unwrapCount({ count, error, status }: CountAnswer): number {
  if (error) throw toDataError(error, status);
  return count ?? 0;
}
