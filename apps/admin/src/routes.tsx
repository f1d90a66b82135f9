import { adminQueries } from '@showcase/data';
import {
  Outlet,
  type LoaderFunctionArgs,
  type RemoteRoute,
  type RemoteServices,
} from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { auditSearch, toAuditQuery } from './features/audit-log/audit-search.ts';
import { WAITING_PARAM } from './features/overview/waiting-param.ts';
import { peopleSearch } from './features/people/people-kinds.ts';
import { projectSearch } from './features/projects/project-statuses.ts';
import { reportSearch } from './features/reports/report-labels.ts';
import { toAdminSearch } from './shared/list/list-search.ts';
import { NotifyContext } from './shared/notify-context.ts';

export function routes({ client, queryClient, notify }: RemoteServices): RemoteRoute[] {
  const queries = adminQueries(client);
  return [
    {
      element: (
        <NotifyContext value={notify}>
          <Outlet />
        </NotifyContext>
      ),
      children: [
        {
          ...lazyPage(() => import('./shared/admins-only.tsx').then((page) => page.AdminsOnly)),
          children: [
            {
              path: '/dashboard/admin/overview',
              handle: { signIn: true },
              ...lazyPage(
                () => import('./pages/overview-page.tsx').then((page) => page.OverviewPage),
                (args) =>
                  Promise.all([
                    queryClient.prefetchQuery(queries.overview()),
                    queryClient.prefetchQuery(queries.daily()),
                    queryClient.prefetchQuery(queries.newestProjects()),
                    queryClient.prefetchQuery(queries.newestCreators()),
                    searchParams(args).has(WAITING_PARAM) &&
                      queryClient.prefetchQuery(queries.waiting()),
                  ]),
              ),
            },
            {
              path: '/dashboard/admin/creators',
              handle: { signIn: true },
              shouldRevalidate: hasPathChanged,
              ...lazyPage(
                () => import('./pages/creators-page.tsx').then((page) => page.CreatorsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.people(
                      'creators',
                      toAdminSearch(peopleSearch.read(searchParams(args))),
                    ),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/clients',
              handle: { signIn: true },
              shouldRevalidate: hasPathChanged,
              ...lazyPage(
                () => import('./pages/clients-page.tsx').then((page) => page.ClientsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.people('clients', toAdminSearch(peopleSearch.read(searchParams(args)))),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/projects',
              handle: { signIn: true },
              shouldRevalidate: hasPathChanged,
              ...lazyPage(
                () => import('./pages/projects-page.tsx').then((page) => page.ProjectsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.projects(toAdminSearch(projectSearch.read(searchParams(args)))),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/reports',
              handle: { signIn: true },
              shouldRevalidate: hasPathChanged,
              ...lazyPage(
                () => import('./pages/reports-page.tsx').then((page) => page.ReportsPage),
                (args) => {
                  const search = toAdminSearch(reportSearch.read(searchParams(args)));
                  return search.status === 'hidden'
                    ? queryClient.prefetchQuery(queries.hidden(search))
                    : queryClient.prefetchQuery(queries.reports(search));
                },
              ),
            },
            {
              path: '/dashboard/admin/metrics',
              handle: { signIn: true },
              shouldRevalidate: hasPathChanged,
              ...lazyPage(
                () => import('./pages/metrics-page.tsx').then((page) => page.MetricsPage),
                (args) =>
                  Promise.all([
                    queryClient.prefetchQuery(queries.daily()),
                    queryClient.prefetchQuery(
                      queries.audit(toAuditQuery(auditSearch.read(searchParams(args)))),
                    ),
                  ]),
              ),
            },
          ],
        },
      ],
    },
  ];
}

function searchParams({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams;
}

type RevalidationArgs = { currentUrl: URL; nextUrl: URL };

/** For `shouldRevalidate`: when only the filters change, the page fetches the rows itself. */
function hasPathChanged({ currentUrl, nextUrl }: RevalidationArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}
