import { adminQueries } from '@showcase/data';
import type { RemoteRoute, RemoteServices } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';

export function routes({ client, queryClient }: RemoteServices): RemoteRoute[] {
  const queries = adminQueries(client);
  return [
    {
      path: '/dashboard/admin/overview',
      handle: { signIn: true },
      ...lazyPage(
        () => import('./pages/overview-page.tsx').then((page) => page.OverviewPage),
        () =>
          Promise.all([
            queryClient.prefetchQuery(queries.totals()),
            queryClient.prefetchQuery(queries.newestProjects()),
            queryClient.prefetchQuery(queries.newestCreators()),
          ]),
      ),
    },
  ];
}
