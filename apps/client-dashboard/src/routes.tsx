import {
  HIRE_REQUEST_STATUSES,
  hireRequestQueries,
  savedCreatorQueries,
  userQueries,
} from '@showcase/data';
import { creatorSearch, toCreatorFilters } from '@showcase/kit/search';
import { Outlet, type RemoteRoute, type RemoteServices } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { readConversationParams } from './features/messages/conversation-params.ts';
import { prefetchMessages } from './features/messages/prefetch-messages.ts';
import { NotifyContext } from './shared/notify-context.ts';
import { getSignedInUserId } from './shared/get-signed-in-user-id.ts';

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
          // When only the filters change, the page fetches the rows itself.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          ...lazyPage(
            () => import('./pages/browse-page.tsx').then((page) => page.BrowsePage),
            ({ request }) => {
              const filters = toCreatorFilters(
                creatorSearch.read(new URL(request.url).searchParams),
              );
              return queryClient.prefetchInfiniteQuery(userQueries(client).search(filters));
            },
          ),
        },
        {
          path: '/dashboard/client/requests',
          handle: { signIn: true },
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          ...lazyPage(
            () => import('./pages/requests-page.tsx').then((page) => page.RequestsPage),
            async () => {
              const userId = await getSignedInUserId(client);
              if (!userId) return;
              const { list } = hireRequestQueries(client);
              await Promise.all(
                HIRE_REQUEST_STATUSES.map((status) =>
                  queryClient.prefetchInfiniteQuery(list({ side: 'client', userId, status })),
                ),
              );
            },
          ),
        },
        {
          path: '/dashboard/client/saved',
          handle: { signIn: true },
          ...lazyPage(
            () => import('./pages/saved-page.tsx').then((page) => page.SavedPage),
            () => queryClient.prefetchQuery(savedCreatorQueries(client).list()),
          ),
        },
        {
          path: '/dashboard/client/messages',
          handle: { signIn: true },
          // When only the conversation changes, its pane fetches the messages.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          ...lazyPage(
            () => import('./pages/messages-page.tsx').then((page) => page.MessagesPage),
            ({ request }) => {
              const { searchParams } = new URL(request.url);
              return prefetchMessages(
                { client, queryClient },
                readConversationParams(searchParams),
              );
            },
          ),
        },
      ],
    },
  ];
}
