import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useItem } from '@showcase/data/query';

/** The project that the client came from. */
export type Origin = { id: string; title: string };

/** Null if the client came from none, or if it is not a project of this creator any more. */
export function useOrigin({
  creatorId,
  projectId,
}: {
  creatorId: string;
  projectId: string | null;
}) {
  const project = useItem({
    ...projectQueries(useDataClient()).byId(projectId ?? ''),
    enabled: projectId !== null,
  });
  const found = project.data;
  const origin: Origin | null =
    found && found.user_id === creatorId ? { id: found.id, title: found.title } : null;
  return { isPending: projectId !== null && project.isPending, origin };
}
