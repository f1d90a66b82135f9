import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

/** What a signed-in person leaves on a project. */
export type ProjectMark = 'like' | 'save';

const TABLES = { like: 'project_likes', save: 'project_saves' } as const;

/** Those of the given projects that the caller has marked. */
export async function listMarkedProjects(
  client: DataClient,
  { mark, ids }: { mark: ProjectMark; ids: readonly string[] },
): Promise<string[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const rows = unwrap(
    await client
      .from(TABLES[mark])
      .select('project_id')
      .in('project_id', known)
      .limit(known.length),
  );
  return rows.map(({ project_id }) => project_id);
}

/** Leaves the caller's mark on a project or takes it back; asked twice it stays as it is. */
export async function markProject(
  client: DataClient,
  { mark, id, isOn }: { mark: ProjectMark; id: string; isOn: boolean },
): Promise<void> {
  const table = client.from(TABLES[mark]);
  const { error, status } = isOn
    ? await table.insert({ project_id: id })
    : await table.delete().eq('project_id', id);
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}

export function projectMarkQueries(client: DataClient) {
  return {
    /** Everything that `of` has answered, for one kind of mark. */
    all: (mark: ProjectMark) => ['project-marks', mark] as const,
    of: (mark: ProjectMark, ids: readonly string[]) =>
      queryOptions({
        queryKey: ['project-marks', mark, ids],
        queryFn: () => listMarkedProjects(client, { mark, ids }),
        meta: { failure: `Error fetching project ${mark}s:` },
      }),
  };
}
