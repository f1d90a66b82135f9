import type { CommandResult } from '../remote.ts';
import type { Remote, RemoteServices } from '../remote.ts';

/** The results of the remote's search in the command palette, for the signed-in user of the services. */
export async function searchRemote(
  remote: Remote,
  { label, text, services }: { label: string; text: string; services: RemoteServices },
): Promise<CommandResult[]> {
  const { client, queryClient } = services;
  const search = await remote.loadSearch?.(label);
  const { data } = await client.auth.getSession();
  const userId = data.session?.user.id ?? null;
  const { signal } = new AbortController();
  return (await search?.({ client, queryClient, text, userId, signal })) ?? [];
}
