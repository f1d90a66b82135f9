import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

/** Counts a view of a creator's profile, once a day for each user or browser; `viewerKey` is a uuid that the browser stores. */
export async function recordProfileView(
  client: DataClient,
  { creatorId, viewerKey }: { creatorId: string; viewerKey: string },
): Promise<void> {
  unwrap(await client.rpc('record_profile_view', { creator_id: creatorId, viewer_key: viewerKey }));
}
