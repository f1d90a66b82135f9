import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

/** Counts a view, once a day for each user or browser; `viewerKey` is a uuid that the browser stores. */
export async function recordView(
  client: DataClient,
  { projectId, viewerKey }: { projectId: string; viewerKey: string },
): Promise<void> {
  if (!isUuid(projectId)) return;
  unwrap(await client.rpc('record_view', { project_id: projectId, viewer_key: viewerKey }));
}
