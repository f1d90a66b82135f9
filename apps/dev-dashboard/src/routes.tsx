import {
  HIRE_REQUEST_STATUSES,
  hireRequestQueries,
  projectQueries,
  reviewQueries,
  serviceQueries,
  transactionQueries,
  userQueries,
} from '@showcase/data';
import { Outlet, type RemoteRoute, type RemoteServices } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { NotifyContext } from './shared/notify-context.ts';
import { getSignedInUserId } from './shared/get-signed-in-user-id.ts';

export function routes(services: RemoteServices): RemoteRoute[] {
  return [
    {
      element: (
        <NotifyContext value={services.notify}>
          <Outlet />
        </NotifyContext>
      ),
      children: pages(services),
    },
  ];
}

function pages({ client, queryClient }: RemoteServices): RemoteRoute[] {
  const handle = { signIn: true } as const;
  // When only the search parameters change, the loaded data is still valid.
  const shouldRevalidate: RemoteRoute['shouldRevalidate'] = ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname;
  return [
    {
      path: '/dashboard/dev/profile',
      handle,
      shouldRevalidate,
      ...lazyPage(
        () => import('./pages/profile-page.tsx').then((page) => page.ProfilePage),
        async () => {
          const id = await getSignedInUserId(client);
          if (id) await queryClient.prefetchQuery(userQueries(client).ownDetails(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/projects',
      handle,
      shouldRevalidate,
      ...lazyPage(
        () => import('./pages/projects-page.tsx').then((page) => page.ProjectsPage),
        async () => {
          const id = await getSignedInUserId(client);
          if (id) await queryClient.prefetchInfiniteQuery(projectQueries(client).pagesByUser(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/services',
      handle,
      shouldRevalidate,
      ...lazyPage(
        () => import('./pages/services-page.tsx').then((page) => page.ServicesPage),
        async () => {
          const id = await getSignedInUserId(client);
          if (id) await queryClient.prefetchInfiniteQuery(serviceQueries(client).ownPages(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/requests',
      handle,
      shouldRevalidate,
      ...lazyPage(
        () => import('./pages/requests-page.tsx').then((page) => page.RequestsPage),
        async () => {
          const userId = await getSignedInUserId(client);
          if (!userId) return;
          const { list } = hireRequestQueries(client);
          await Promise.all(
            HIRE_REQUEST_STATUSES.map((status) =>
              queryClient.prefetchInfiniteQuery(list({ side: 'creator', userId, status })),
            ),
          );
        },
      ),
    },
    {
      path: '/dashboard/dev/earnings',
      handle,
      shouldRevalidate,
      ...lazyPage(
        () => import('./pages/earnings-page.tsx').then((page) => page.EarningsPage),
        async () => {
          const id = await getSignedInUserId(client);
          if (id) await queryClient.prefetchQuery(transactionQueries(client).byCreator(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/reviews',
      handle,
      ...lazyPage(
        () => import('./pages/reviews-page.tsx').then((page) => page.ReviewsPage),
        async () => {
          const id = await getSignedInUserId(client);
          if (id) await queryClient.prefetchInfiniteQuery(reviewQueries(client).pagesByCreator(id));
        },
      ),
    },
  ];
}
