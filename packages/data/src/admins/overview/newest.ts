import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';

const NEWEST = 5;

const selectNewestProjects = (client: DataClient) =>
  client
    .from('projects')
    .select('id, title, created_at, owner:users!projects_user_id_fkey(id, name)');

const selectNewestCreators = (client: DataClient) =>
  client.from('users').select('id, name, avatar, location, created_at');

export type NewestProject = QueryData<ReturnType<typeof selectNewestProjects>>[number];
export type NewestCreator = QueryData<ReturnType<typeof selectNewestCreators>>[number];

export async function listNewestProjects(client: DataClient): Promise<NewestProject[]> {
  return unwrap(
    await selectNewestProjects(client)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
}

export async function listNewestCreators(client: DataClient): Promise<NewestCreator[]> {
  return unwrap(
    await selectNewestCreators(client)
      .eq('is_dev', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
}
