import { caseQueries, hireRequestQueries } from '@showcase/data/hire-requests';
import { invoiceQueries } from '@showcase/data/invoices';
import { projectQueries } from '@showcase/data/projects';
import { reviewQueries } from '@showcase/data/reviews';
import { serviceQueries } from '@showcase/data/services';
import { transactionQueries } from '@showcase/data/transactions';
import { userQueries } from '@showcase/data/users';
import { defineRemote, hasPathChanged, page } from '@showcase/remote-contract/define';

export const remote = defineRemote({
  mount: '/dashboard/dev',
  area: {
    title: 'Developer',
    audience: 'developer',
    home: '/profile',
    records: ['/requests', '/cases', '/reviews', '/earnings', '/invoices'],
  },
  nav: [
    { path: '/profile', label: 'My Profile', short: 'Profile', icon: 'user' },
    { path: '/projects', label: 'My Projects', short: 'Projects', icon: 'folder' },
    { path: '/services', label: 'My Services', short: 'Services', icon: 'briefcase' },
    { path: '/requests', label: 'Hire Requests', short: 'Requests', icon: 'inbox' },
    { path: '/reviews', label: 'Reviews', icon: 'star' },
    { path: '/earnings', label: 'Earnings', icon: 'dollar', alsoIn: 'wallet' },
    { path: '/invoices', label: 'My Invoices', short: 'Invoices', icon: 'receipt' },
  ],
  commands: [
    { label: 'Add a project', path: '/projects?edit=new' },
    { label: 'Add a service', path: '/services?edit=new' },
    {
      label: 'Hire requests',
      importSearch: async () =>
        (await import('./features/hire-requests/find-own-requests.ts')).findOwnRequests,
    },
    {
      label: 'My projects',
      importSearch: async () =>
        (await import('./features/own-projects/find-own-projects.ts')).findOwnProjects,
    },
    {
      label: 'My services',
      importSearch: async () =>
        (await import('./features/own-services/find-own-services.ts')).findOwnServices,
    },
  ],
  pages: [
    page('/profile', () => import('./pages/profile-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) =>
        Promise.all([
          queryClient.prefetchQuery(userQueries(client).ownDetails(userId)),
          queryClient.prefetchQuery(projectQueries(client).countByUser(userId)),
          queryClient.prefetchQuery(serviceQueries(client).ownCount(userId)),
        ]),
    }),
    page('/projects', () => import('./pages/projects-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) =>
        queryClient.prefetchInfiniteQuery(projectQueries(client).ownPages(userId)),
    }),
    page('/services', () => import('./pages/services-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) =>
        queryClient.prefetchInfiniteQuery(serviceQueries(client).ownPages(userId)),
    }),
    page('/requests', () => import('./pages/requests-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) => {
        const queries = hireRequestQueries(client);
        const side = { side: 'creator', userId } as const;
        return Promise.all([
          queryClient.prefetchQuery(queries.open(side)),
          queryClient.prefetchQuery(queries.dates(side)),
          ...queries.listsByStatus(side).map((list) => queryClient.prefetchInfiniteQuery(list)),
        ]);
      },
    }),
    page('/invoices', () => import('./pages/invoices-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) =>
        queryClient.prefetchInfiniteQuery(invoiceQueries(client).list({ side: 'creator', userId })),
    }),
    page('/cases/:caseId', () => import('./pages/case-page.tsx'), {
      signIn: true,
      load: ({ client, queryClient }, { params }) =>
        queryClient.prefetchQuery(caseQueries(client).evidence(params.caseId ?? '')),
    }),
    page('/earnings', () => import('./pages/earnings-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) =>
        queryClient.prefetchQuery(transactionQueries(client).byCreator(userId)),
    }),
    page('/reviews', () => import('./pages/reviews-page.tsx'), {
      signIn: true,
      load: ({ client, queryClient, userId }) =>
        queryClient.prefetchInfiniteQuery(reviewQueries(client).pagesByCreator(userId)),
    }),
  ],
});
