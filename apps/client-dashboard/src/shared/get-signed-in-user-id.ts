import type { DataClient } from '@showcase/data';

/** For loaders, which run outside React. */
export async function getSignedInUserId(client: DataClient) {
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}
