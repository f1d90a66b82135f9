import type { DataClient } from '../client/types.ts';

/** For queries that only signed-in users can send: active ones run again after a sign-out. */
export async function isSignedIn(client: DataClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  return data.session !== null;
}
