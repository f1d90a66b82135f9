import type { DataClient } from '../client.ts';

/** For questions that only someone signed in may ask: those on the screen are asked once more when the person has left. */
export async function isSignedIn(client: DataClient): Promise<boolean> {
  const { data } = await client.auth.getSession();
  return data.session !== null;
}
