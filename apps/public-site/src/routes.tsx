import {
  itemQueries,
  projectQueries,
  reviewQueries,
  serviceQueries,
  userQueries,
} from '@showcase/data';
import { creatorSearch, toCreatorFilters } from '@showcase/kit/search';
import {
  Outlet,
  type LoaderFunctionArgs,
  type RemoteRoute,
  type RemoteServices,
} from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { projectSearch, toProjectFilters } from './features/project-search/project-search.ts';
import { prefetchPages } from './shared/list-search/prefetch-pages.ts';
import { NotifyContext } from './shared/notify-context.ts';

export function routes({ client, queryClient, notify }: RemoteServices): RemoteRoute[] {
  const projects = projectQueries(client);
  const users = userQueries(client);
  const services = serviceQueries(client);
  const reviews = reviewQueries(client);

  async function findProject(id: string) {
    const project = await queryClient.fetchQuery(projects.byId(id));
    if (!project) await queryClient.prefetchQuery(itemQueries(client).status('project', id));
  }

  return [
    {
      element: (
        <NotifyContext value={notify}>
          <Outlet />
        </NotifyContext>
      ),
      children: [
        {
          path: '/',
          ...lazyPage(
            () => import('./pages/landing-page.tsx').then((m) => m.LandingPage),
            () => queryClient.prefetchQuery(projects.featured()),
          ),
        },
        {
          path: '/projects',
          shouldRevalidate: shouldRevalidatePage,
          ...lazyPage(
            () => import('./pages/projects-page.tsx').then((m) => m.ProjectsPage),
            (args) =>
              prefetchPages(
                queryClient,
                projects.search(toProjectFilters(projectSearch.read(searchParams(args)))),
                searchParams(args),
              ),
          ),
        },
        {
          path: '/projects/:id',
          shouldRevalidate: shouldRevalidatePage,
          ...lazyPage(
            () => import('./pages/project/project-page.tsx').then((m) => m.ProjectPage),
            ({ params: { id = '' } }) =>
              Promise.all([
                findProject(id),
                queryClient.prefetchQuery(projects.media(id)),
                queryClient.prefetchQuery(projects.codeSamples(id)),
                queryClient.prefetchQuery(reviews.byProject(id)),
              ]),
          ),
        },
        {
          path: '/creators',
          shouldRevalidate: shouldRevalidatePage,
          ...lazyPage(
            () => import('./pages/creators-page.tsx').then((m) => m.CreatorsPage),
            (args) =>
              prefetchPages(
                queryClient,
                users.search(toCreatorFilters(creatorSearch.read(searchParams(args)))),
                searchParams(args),
              ),
          ),
        },
        {
          path: '/creators/:id',
          shouldRevalidate: shouldRevalidatePage,
          ...lazyPage(
            () => import('./pages/creator-page.tsx').then((m) => m.CreatorPage),
            ({ params: { id = '' } }) =>
              Promise.all([
                queryClient.prefetchQuery(users.byId(id)),
                queryClient.prefetchInfiniteQuery(projects.pagesByUser(id)),
                queryClient.prefetchInfiniteQuery(services.pagesByUser(id)),
                queryClient.prefetchInfiniteQuery(reviews.pagesByCreator(id)),
              ]),
          ),
        },
        {
          path: '/creator/:username',
          shouldRevalidate: shouldRevalidatePage,
          ...lazyPage(
            () => import('./pages/creator-page.tsx').then((m) => m.CreatorByUsernamePage),
            ({ params: { username = '' } }) =>
              queryClient.prefetchQuery(users.byUsername(username)),
          ),
        },
        ...companyRoutes,
      ],
    },
  ];
}

const companyRoutes: RemoteRoute[] = [
  {
    path: '/hire',
    ...lazyPage(() => import('./pages/company/hire-page.tsx').then((m) => m.HirePage)),
  },
  {
    path: '/pricing',
    ...lazyPage(() => import('./pages/company/pricing-page.tsx').then((m) => m.PricingPage)),
  },
  {
    path: '/about',
    ...lazyPage(() => import('./pages/company/about-page.tsx').then((m) => m.AboutPage)),
  },
  {
    path: '/careers',
    ...lazyPage(() => import('./pages/company/careers-page.tsx').then((m) => m.CareersPage)),
  },
  {
    path: '/privacy',
    ...lazyPage(() => import('./pages/company/privacy-page.tsx').then((m) => m.PrivacyPage)),
  },
  {
    path: '/terms',
    ...lazyPage(() => import('./pages/company/terms-page.tsx').then((m) => m.TermsPage)),
  },
];

function searchParams({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams;
}

/** Changes of a page's own query string (a search, an open dialog) do not run its loader again. */
function shouldRevalidatePage({ currentUrl, nextUrl, defaultShouldRevalidate }: RevalidationArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return (!isSamePage || currentUrl.search === nextUrl.search) && defaultShouldRevalidate;
}

type RevalidationArgs = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };
