import type { DataClient } from '../client.ts';

/** Whose session this browser holds; null for a visitor. */
export async function getSignedInUserId(client: DataClient): Promise<string | null> {
  const { data } = await client.auth.getSession();
  return data.session?.user.id ?? null;
}
