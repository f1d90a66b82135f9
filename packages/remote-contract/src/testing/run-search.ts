import type { Remote, RemoteServices } from '../remote.ts';

/** The paths that a search of the command palette finds for a text that many rows contain. */
export async function runSearch(remote: Remote, label: string, services: RemoteServices) {
  const { client, queryClient } = services;
  const search = await remote.loadSearch?.(label);
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id ?? null;
  const { signal } = new AbortController();
  const results = (await search?.({ client, queryClient, text: 'a', userId, signal })) ?? [];
  return results.map(({ path }) => path);
}
