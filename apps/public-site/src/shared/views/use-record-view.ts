import { recordProfileView, recordView, useDataClient } from '@showcase/data';
import { useEffect } from 'react';
import { viewerKey } from './viewer-key.ts';
import { whenSeen } from './when-seen.ts';

/** Counts a visit to the project or creator on screen. A page that is only fetched ahead is not shown, so it counts nothing. */
export function useRecordView(kind: 'project' | 'creator', id: string) {
  const client = useDataClient();

  useEffect(() => {
    const record = () =>
      kind === 'project'
        ? recordView(client, { projectId: id, viewerKey: viewerKey() })
        : recordProfileView(client, { creatorId: id, viewerKey: viewerKey() });
    // A visit that is not counted is nobody's loss.
    return whenSeen(() => void record().catch(() => null));
  }, [client, kind, id]);
}
