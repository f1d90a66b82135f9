import type { DataClient } from '@showcase/data';
import { QueryClient } from '@tanstack/react-query';
import type { Notice, RemoteServices } from '../remote.ts';

/** Services for a remote under test: its client and query client as given, and the notices it has shown. */
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
