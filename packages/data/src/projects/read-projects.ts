import type { DataClient } from '../client/types.ts';
import {
  FEATURED_PROJECTS_LIMIT,
  LIST_LIMIT,
  OTHER_PROJECTS_LIMIT,
  RELATED_PROJECTS_LIMIT,
  SHOWPIECES_LIMIT,
} from '../constants.ts';
import { toListLiteral } from '../http/list-literal.ts';
import { readCount } from '../http/read-count.ts';
import { unwrap } from '../http/unwrap.ts';
import { rowsAfter } from '../query/key-pages.ts';
import { isUuid } from '../uuid.ts';
import { openProjectLink } from './material/project-link.ts';
import {
  selectOwnProjects,
  selectProjectDetails,
  selectProjects,
  selectProjectsWithOwner,
  selectShowpieces,
} from './columns.ts';
import type {
  FeaturedProject,
  ListedOwnProject,
  Project,
  ProjectDetail,
  Showpiece,
} from './project.ts';

/** Newest first. */
export async function listProjects(client: DataClient): Promise<Project[]> {
  return unwrap(
    await selectProjects(client)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
}

/** The projects that admins featured on the landing page, newest first. */
export async function listFeaturedProjects(client: DataClient): Promise<FeaturedProject[]> {
  return unwrap(
    await selectProjectsWithOwner(client)
      .eq('is_featured', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(FEATURED_PROJECTS_LIMIT),
  );
}

/** The newest featured projects, with their maker. */
export async function listShowpieces(client: DataClient): Promise<Showpiece[]> {
  return unwrap(
    await selectShowpieces(client)
      .eq('is_featured', true)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(SHOWPIECES_LIMIT),
  );
}

/** The last row of the previous page, if there is one. */
type ProjectKey = Pick<Project, 'id' | 'created_at'> | null;

/** Newest first. */
export async function listUserProjects(
  client: DataClient,
  { userId, after = null }: { userId: string; after?: ProjectKey },
): Promise<Project[]> {
  if (!isUuid(userId)) return [];
  const projects = selectProjects(client).eq('user_id', userId);
  const remaining = after ? projects.or(rowsAfter(after, 'created_at', 'descending')) : projects;
  return unwrap(
    await remaining
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
}

/** Published or not, newest first. */
export async function listOwnProjects(
  client: DataClient,
  { userId, after = null }: { userId: string; after?: ProjectKey },
): Promise<ListedOwnProject[]> {
  if (!isUuid(userId)) return [];
  const projects = selectOwnProjects(client).eq('user_id', userId);
  const remaining = after ? projects.or(rowsAfter(after, 'created_at', 'descending')) : projects;
  return unwrap(
    await remaining
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_LIMIT),
  );
}

export function countUserProjects(client: DataClient, userId: string): Promise<number> {
  const all = client.from('projects').select('id', { count: 'exact', head: true });
  return readCount(all.match({ user_id: userId, visibility: 'public' }));
}

export function countOwnProjects(client: DataClient, userId: string): Promise<number> {
  const all = client.from('projects').select('id', { count: 'exact', head: true });
  return readCount(all.eq('user_id', userId));
}

export async function getProject(client: DataClient, id: string): Promise<ProjectDetail | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await selectProjectDetails(client)
      .eq('id', id)
      .eq('owner.offers.is_active', true)
      .order('price', { referencedTable: 'owner.offers' })
      .limit(1, { referencedTable: 'owner.offers' })
      .maybeSingle(),
  );
  return row ? { ...row, material: null } : openProjectLink(client, id);
}

/** Newest first, without the given one. */
export async function listOtherProjects(
  client: DataClient,
  { id, userId }: { id: string; userId: string },
): Promise<Project[]> {
  if (!isUuid(id) || !isUuid(userId)) return [];
  return unwrap(
    await selectProjects(client)
      .eq('user_id', userId)
      .neq('id', id)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(OTHER_PROJECTS_LIMIT),
  );
}

/** Other projects that share a tag with the given one, newest first. */
export async function listRelatedProjects(
  client: DataClient,
  project: Pick<Project, 'id' | 'tags'>,
): Promise<Project[]> {
  if (!isUuid(project.id) || project.tags.length === 0) return [];
  return unwrap(
    await selectProjects(client)
      .neq('id', project.id)
      .filter('tags', 'ov', toListLiteral(project.tags))
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(RELATED_PROJECTS_LIMIT),
  );
}
