import type { DataClient } from '../client/types.ts';

/** The id of the signed-in user; null for a visitor. */
export async function getSignedInUserId(client: DataClient): Promise<string | null> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}
