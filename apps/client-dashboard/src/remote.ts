import { caseQueries, hireRequestQueries } from '@showcase/data/hire-requests';
import { invoiceQueries } from '@showcase/data/invoices';
import { reputationQueries } from '@showcase/data/reputation';
import { savedCreatorQueries } from '@showcase/data/saved-creators';
import { savedProjectQueries } from '@showcase/data/saved-projects';
import { serviceQueries } from '@showcase/data/services';
import { userQueries } from '@showcase/data/users';
import { creatorSearch, readShow, serviceSearch } from '@showcase/kit/search';
import { defineRemote, hasPathChanged, page } from '@showcase/remote-contract/define';
import { readConversationParams, readMessageId } from './features/messages/conversation-params.ts';
import { prefetchMessages } from './features/messages/prefetch-messages.ts';

export const remote = defineRemote({
  mount: '/dashboard/client',
  area: { title: 'Client', audience: 'client', home: '/browse' },
  nav: [
    { path: '/browse', label: 'Browse Developers', short: 'Browse', icon: 'search' },
    { path: '/requests', label: 'My Hire Requests', short: 'Requests', icon: 'inbox' },
    { path: '/saved', label: 'Saved Creators', short: 'Saved', icon: 'bookmark' },
    {
      path: '/messages',
      label: 'Messages',
      icon: 'messages',
      alsoIn: 'menu',
      sidebars: ['developer'],
      counts: 'messages',
    },
    { path: '/invoices', label: 'My Invoices', short: 'Invoices', icon: 'receipt' },
  ],
  commands: [
    { label: 'Saved projects', path: '/saved?tab=projects' },
    {
      label: 'My hire requests',
      importSearch: async () =>
        (await import('./features/my-requests/find-own-requests.ts')).findOwnRequests,
    },
    {
      label: 'Conversations',
      importSearch: async () =>
        (await import('./features/messages/find-conversations.ts')).findConversations,
    },
  ],
  pages: [
    page('/browse', () => import('./pages/browse-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, { request }) => {
        const params = new URL(request.url).searchParams;
        if (readShow(params) === 'services') {
          const search = serviceSearch.read(params);
          const services = serviceQueries(client);
          return Promise.all([
            queryClient.prefetchInfiniteQuery(services.search(serviceSearch.toRequest(search))),
            queryClient.prefetchQuery(services.counts(serviceSearch.toArguments(search))),
          ]);
        }
        const search = creatorSearch.read(params);
        const users = userQueries(client);
        return Promise.all([
          queryClient.prefetchInfiniteQuery(users.search(creatorSearch.toRequest(search))),
          queryClient.prefetchQuery(users.counts(creatorSearch.toArguments(search))),
        ]);
      },
    }),
    page('/requests', () => import('./pages/requests-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient, userId }) => {
        const queries = hireRequestQueries(client);
        const side = { side: 'client', userId } as const;
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
        queryClient.prefetchInfiniteQuery(invoiceQueries(client).list({ side: 'client', userId })),
    }),
    page('/cases/:caseId', () => import('./pages/case-page.tsx'), {
      signIn: true,
      load: ({ client, queryClient }, { params }) =>
        queryClient.prefetchQuery(caseQueries(client).evidence(params.caseId ?? '')),
    }),
    page('/saved', () => import('./pages/saved-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, { request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('tab') !== 'projects') {
          return queryClient.prefetchQuery(savedCreatorQueries(client).list());
        }
        const list = savedProjectQueries(client).list(searchParams.get('q') ?? '');
        return queryClient.prefetchInfiniteQuery(list);
      },
    }),
    page('/compare', () => import('./pages/compare-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, { request }) => {
        const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',');
        return queryClient.prefetchQuery(reputationQueries(client).compared(ids));
      },
    }),
    page('/messages', () => import('./pages/messages-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: (services, { request }) => {
        const { searchParams } = new URL(request.url);
        return prefetchMessages(
          services,
          readConversationParams(searchParams),
          readMessageId(searchParams),
        );
      },
    }),
  ],
});
