import { z } from 'zod';
import type { Source } from './source.ts';
import { callFunction, readRows } from './read-rows.ts';

const creatorRow = z.object({ id: z.string(), username: z.string().nullable() });

/** The canonical path of a creator's page: by username if there is one. */
export function creatorPath({ id, username }: { id: string; username?: string | null }): string {
  return username ? `/creator/${username}` : `/creators/${id}`;
}

/** The current path of the creator who gave up this username; null if there is none. */
export async function movedCreatorPath(source: Source, username: string): Promise<string | null> {
  const id = await findMovedCreator(source, username);
  if (id === null) return null;
  const query = { select: 'id,username', id: `eq.${id}` };
  const [creator] = await readRows(source, 'users', { query, row: creatorRow });
  return creator ? creatorPath(creator) : null;
}

/** The id of the creator who gave up this username; null if there is none. */
export async function findMovedCreator(source: Source, username: string): Promise<string | null> {
  const id = await callFunction(source, 'creator_by_former_username', { name: username.trim() });
  return typeof id === 'string' ? id : null;
}
