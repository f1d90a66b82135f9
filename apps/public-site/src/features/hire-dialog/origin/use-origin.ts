import { projectQueries } from '@showcase/data/projects';
import { useDataClient, useItem } from '@showcase/data/query';

/** The project that the client came from. */
export type Origin = {
  /** Null if the client came from none, or if it is not available. */
  project: { id: string; title: string } | null;
  /** Whether it does not exist any more, or is another creator's. */
  isMissing: boolean;
  /** Set if it failed to load. */
  retry: (() => void) | null;
};

type OriginInput = { creatorId: string; projectId: string | null };

export function useOrigin({ creatorId, projectId }: OriginInput) {
  const query = useItem({
    ...projectQueries(useDataClient()).byId(projectId ?? ''),
    enabled: projectId !== null,
  });
  const found = query.data;
  const project = found && found.user_id === creatorId ? found : null;
  const isPending = projectId !== null && query.isPending;
  const hasFailed = projectId !== null && !found && query.error !== null;
  const origin: Origin = {
    project,
    isMissing: projectId !== null && !isPending && !hasFailed && project === null,
    retry: hasFailed ? query.refetch : null,
  };
  return { isPending, origin };
}
