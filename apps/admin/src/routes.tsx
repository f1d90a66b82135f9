import { adminQueries } from '@showcase/data';
import {
  Outlet,
  type LoaderFunctionArgs,
  type RemoteRoute,
  type RemoteServices,
} from '@showcase/remote-contract';
import { lazyPage } from '@showcase/remote-contract/define';
import { readAuditAddress, toAuditSearch } from './features/audit-log/audit-address.ts';
import { WAITING } from './features/overview/waiting-param.ts';
import { readPeopleAddress } from './features/people/people-kinds.ts';
import { readProjectAddress } from './features/projects/project-statuses.ts';
import { readReportAddress } from './features/reports/report-words.ts';
import { toAdminSearch } from './shared/list/list-address.ts';
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
                    query(args).has(WAITING) && queryClient.prefetchQuery(queries.waiting()),
                  ]),
              ),
            },
            {
              path: '/dashboard/admin/creators',
              handle: { signIn: true },
              shouldRevalidate: hasMoved,
              ...lazyPage(
                () => import('./pages/creators-page.tsx').then((page) => page.CreatorsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.people('creators', toAdminSearch(readPeopleAddress(query(args)))),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/clients',
              handle: { signIn: true },
              shouldRevalidate: hasMoved,
              ...lazyPage(
                () => import('./pages/clients-page.tsx').then((page) => page.ClientsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.people('clients', toAdminSearch(readPeopleAddress(query(args)))),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/projects',
              handle: { signIn: true },
              shouldRevalidate: hasMoved,
              ...lazyPage(
                () => import('./pages/projects-page.tsx').then((page) => page.ProjectsPage),
                (args) =>
                  queryClient.prefetchQuery(
                    queries.projects(toAdminSearch(readProjectAddress(query(args)))),
                  ),
              ),
            },
            {
              path: '/dashboard/admin/reports',
              handle: { signIn: true },
              shouldRevalidate: hasMoved,
              ...lazyPage(
                () => import('./pages/reports-page.tsx').then((page) => page.ReportsPage),
                (args) => {
                  const search = toAdminSearch(readReportAddress(query(args)));
                  return search.status === 'hidden'
                    ? queryClient.prefetchQuery(queries.hidden(search))
                    : queryClient.prefetchQuery(queries.reports(search));
                },
              ),
            },
            {
              path: '/dashboard/admin/metrics',
              handle: { signIn: true },
              shouldRevalidate: hasMoved,
              ...lazyPage(
                () => import('./pages/metrics-page.tsx').then((page) => page.MetricsPage),
                (args) =>
                  Promise.all([
                    queryClient.prefetchQuery(queries.daily()),
                    queryClient.prefetchQuery(
                      queries.audit(toAuditSearch(readAuditAddress(query(args)))),
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

function query({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams;
}

type Moved = { currentUrl: URL; nextUrl: URL };

/** A change of filters asks for rows, which the page does itself. */
function hasMoved({ currentUrl, nextUrl }: Moved) {
  return currentUrl.pathname !== nextUrl.pathname;
}
