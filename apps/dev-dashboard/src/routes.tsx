import { projectQueries, reviewQueries, serviceQueries } from '@showcase/data';
import type { RemoteRoute, RemoteServices } from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { signedInUserId } from './shared/signed-in-user-id.ts';

export function routes({ client, queryClient }: RemoteServices): RemoteRoute[] {
  const handle = { signIn: true } as const;
  return [
    {
      path: '/dashboard/dev/profile',
      handle,
      ...lazyPage(() => import('./pages/profile-page.tsx').then((page) => page.ProfilePage)),
    },
    {
      path: '/dashboard/dev/projects',
      handle,
      ...lazyPage(
        () => import('./pages/projects-page.tsx').then((page) => page.ProjectsPage),
        async () => {
          const id = await signedInUserId(client);
          if (id) await queryClient.prefetchQuery(projectQueries(client).ofUser(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/services',
      handle,
      ...lazyPage(
        () => import('./pages/services-page.tsx').then((page) => page.ServicesPage),
        async () => {
          const id = await signedInUserId(client);
          if (id) await queryClient.prefetchQuery(serviceQueries(client).ofUser(id));
        },
      ),
    },
    {
      path: '/dashboard/dev/reviews',
      handle,
      ...lazyPage(
        () => import('./pages/reviews-page.tsx').then((page) => page.ReviewsPage),
        async () => {
          const id = await signedInUserId(client);
          if (id) await queryClient.prefetchQuery(reviewQueries(client).ofCreator(id));
        },
      ),
    },
  ];
}
