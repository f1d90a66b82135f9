import type { DataClient } from '@showcase/data/client';
import { QueryClient } from '@tanstack/react-query';
import type { Notice, RemoteServices } from '../remote.ts';

/** Services for a remote under test: the given client and query client, and the list of its notices. */
export function fakeServices(options: {
  client: DataClient;
  queryClient?: QueryClient;
}): RemoteServices & { notices: Notice[] } {
  const notices: Notice[] = [];
  return {
    client: options.client,
    queryClient: options.queryClient ?? new QueryClient(),
    notify: (notice) => void notices.push(notice),
    notices,
  };
}
