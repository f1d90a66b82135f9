import { recordView } from '@showcase/data/projects';
import { useDataClient } from '@showcase/data/query';
import { recordProfileView } from '@showcase/data/users';
import { useEffect } from 'react';
import { viewerKey } from './viewer-key.ts';
import { whenSeen } from './when-seen.ts';

/** Counts a view of the project or creator on screen. A prefetched page is not shown, so it does not count. */
export function useRecordView(kind: 'project' | 'creator', id: string) {
  const client = useDataClient();

  useEffect(() => {
    const record = () =>
      kind === 'project'
        ? recordView(client, { projectId: id, viewerKey: viewerKey() })
        : recordProfileView(client, { creatorId: id, viewerKey: viewerKey() });
    // A lost view does not matter.
    return whenSeen(() => void record().catch(() => null));
  }, [client, kind, id]);
}
