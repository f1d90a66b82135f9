import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import { isUuid } from '../uuid.ts';

/** A signed-in user's reaction to a project. */
export type ProjectReaction = 'like' | 'save';

const TABLES = { like: 'project_likes', save: 'project_saves' } as const;

/** The given projects that the user has liked or saved. */
export async function listReactedProjects(
  client: DataClient,
  { reaction, ids }: { reaction: ProjectReaction; ids: readonly string[] },
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = unwrap(
    await client
      .from(TABLES[reaction])
      .select('project_id')
      .in('project_id', known)
      .limit(known.length),
  );
  return rows.map(({ project_id }) => project_id);
}

type ReactionInput = {
  reaction: ProjectReaction;
  id: string;
  isOn: boolean;
  /** When a removed save was made: with it, the save returns to its place. */
  savedAt?: string;
};

/** Adds or removes the user's reaction; repeating it has no effect. */
export async function setProjectReaction(
  client: DataClient,
  { reaction, id, isOn, savedAt }: ReactionInput,
): Promise<void> {
  const table = client.from(TABLES[reaction]);
  const { error, status } = isOn
    ? await table.insert({ project_id: id, ...(savedAt !== undefined && { created_at: savedAt }) })
    : await table.delete().eq('project_id', id);
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}

export function projectReactionQueries(client: DataClient) {
  return {
    /** All cached results of `byIds` for one kind of reaction. */
    all: (reaction: ProjectReaction) => ['project-marks', reaction] as const,
    byIds: (reaction: ProjectReaction, ids: readonly string[]) =>
      queryOptions({
        queryKey: ['project-marks', reaction, ids],
        queryFn: () => listReactedProjects(client, { reaction, ids }),
        meta: { failure: `Error fetching project ${reaction}s:` },
      }),
  };
}

/** After `setProjectReaction`. */
export const refetchReaction = (
  queryClient: QueryClient,
  { reaction, id }: { reaction: ProjectReaction; id: string },
) =>
  invalidateEach(queryClient, [
    ['project-marks', reaction],
    ['projects', 'one', id],
    ...(reaction === 'save' ? [['saved-projects']] : []),
  ]);
