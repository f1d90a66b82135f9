import { userQueries } from '@showcase/data';
import { Outlet, type RemoteRoute, type RemoteServices } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { readFilters } from './features/developer-search/filters.ts';
import { NotifyContext } from './shared/notify-context.ts';

export function routes({ client, queryClient, notify }: RemoteServices): RemoteRoute[] {
  return [
    {
      element: (
        <NotifyContext value={notify}>
          <Outlet />
        </NotifyContext>
      ),
      children: [
        {
          path: '/dashboard/client/browse',
          handle: { signIn: true },
          // A change of filters asks for rows, which the page does itself.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          ...lazyPage(
            () => import('./pages/browse-page.tsx').then((page) => page.BrowsePage),
            ({ request }) => {
              const filters = readFilters(new URL(request.url).searchParams);
              return queryClient.prefetchInfiniteQuery(userQueries(client).search(filters));
            },
          ),
        },
      ],
    },
  ];
}
