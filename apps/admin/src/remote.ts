import { adminQueries, type RecordKind } from '@showcase/data/admins';
import type { LoaderFunctionArgs, RemoteServices } from '@showcase/remote-contract';
import { defineRemote, hasPathChanged, page } from '@showcase/remote-contract/define';
import { appealSearch, toAppealQuery } from './features/appeals/appeal-search.ts';
import { auditSearch, toAuditQuery } from './features/audit-log/audit-search.ts';
import { mailSearch, toMailQuery } from './features/mail/mail-search.ts';
import { newsletterSearch, toNewsletterCursor } from './features/newsletters/newsletter-search.ts';
import { peopleSearch } from './features/people/people-kinds.ts';
import { projectSearch } from './features/projects/project-statuses.ts';
import { recordSearches } from './features/records/record-kinds.ts';
import { reportSearch } from './features/reports/report-labels.ts';
import { toAdminSearch } from './shared/list/list-search.ts';

export const remote = defineRemote({
  mount: '/dashboard/admin',
  area: { title: 'Admin', audience: 'admin', home: '/overview' },
  nav: [
    { path: '/overview', label: 'Overview', icon: 'dashboard' },
    { path: '/creators', label: 'Creators', icon: 'users' },
    { path: '/clients', label: 'Clients', icon: 'user' },
    { path: '/projects', label: 'Projects', icon: 'folder' },
    { path: '/reports', label: 'Reports', icon: 'flag' },
    { path: '/cases', label: 'Cases', icon: 'inbox' },
    { path: '/newsletters', label: 'Newsletters', short: 'News', icon: 'mail' },
    { path: '/metrics', label: 'Metrics', icon: 'activity' },
  ],
  commands: [
    { label: 'Undelivered emails', path: '/overview/mail' },
    { label: 'All hire requests', path: '/overview/requests' },
    { label: 'Unsettled payments', path: '/overview/payments' },
    { label: 'All services', path: '/overview/services' },
    { label: 'All reviews', path: '/overview/reviews' },
    { label: 'Newsletter sign-ups', path: '/overview/subscribers' },
  ],
  importLayout: async () => (await import('./shared/admins-only.tsx')).AdminsOnly,
  pages: [
    page('/overview', () => import('./pages/overview-page.tsx'), {
      signIn: true,
      load: ({ client, queryClient }) => {
        const queries = adminQueries(client);
        return Promise.all([
          queryClient.prefetchQuery(queries.overview()),
          queryClient.prefetchQuery(queries.daily()),
          queryClient.prefetchQuery(queries.newestProjects()),
          queryClient.prefetchQuery(queries.newestCreators()),
        ]);
      },
    }),
    page('/overview/mail', () => import('./pages/mail-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const search = toMailQuery(mailSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).undeliveredMails(search));
      },
    }),
    // The audit log has each look at it, so that nothing reads it ahead.
    page('/overview/requests', () => import('./pages/records/requests-page.tsx'), {
      signIn: true,
    }),
    page(
      '/overview/payments',
      () => import('./pages/records/payments-page.tsx'),
      recordPage('payments'),
    ),
    page(
      '/overview/services',
      () => import('./pages/records/services-page.tsx'),
      recordPage('services'),
    ),
    page(
      '/overview/reviews',
      () => import('./pages/records/reviews-page.tsx'),
      recordPage('reviews'),
    ),
    page(
      '/overview/subscribers',
      () => import('./pages/records/subscribers-page.tsx'),
      recordPage('subscribers'),
    ),
    page('/creators', () => import('./pages/people/creators-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const search = toAdminSearch(peopleSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).people('creators', search));
      },
    }),
    page('/clients', () => import('./pages/people/clients-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const search = toAdminSearch(peopleSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).people('clients', search));
      },
    }),
    page('/projects', () => import('./pages/projects-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const search = toAdminSearch(projectSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).projects(search));
      },
    }),
    page('/projects/synonyms', () => import('./pages/synonyms-page.tsx'), {
      signIn: true,
      load: ({ client, queryClient }) => queryClient.prefetchQuery(adminQueries(client).synonyms()),
    }),
    page('/reports', () => import('./pages/reports-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const queries = adminQueries(client);
        const search = toAdminSearch(reportSearch.read(searchParams(args)));
        return search.status === 'hidden'
          ? queryClient.prefetchQuery(queries.hidden(search))
          : queryClient.prefetchQuery(queries.reports(search));
      },
    }),
    page('/reports/appeals', () => import('./pages/appeals-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const search = toAppealQuery(appealSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).appeals(search));
      },
    }),
    page('/cases', () => import('./pages/cases-page.tsx'), recordPage('cases')),
    // Nothing is read before the page shows: each look at the evidence is in the audit log.
    page('/cases/:caseId', () => import('./pages/case-page.tsx'), { signIn: true }),
    page('/newsletters', () => import('./pages/newsletters-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const cursor = toNewsletterCursor(newsletterSearch.read(searchParams(args)));
        return queryClient.prefetchQuery(adminQueries(client).newsletters(cursor));
      },
    }),
    page('/newsletters/:id', () => import('./pages/newsletter-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, { params }) =>
        queryClient.prefetchQuery(adminQueries(client).newsletter(params.id ?? '')),
    }),
    page('/metrics', () => import('./pages/metrics-page.tsx'), {
      signIn: true,
      shouldRevalidate: hasPathChanged,
      load: ({ client, queryClient }, args) => {
        const queries = adminQueries(client);
        const audit = toAuditQuery(auditSearch.read(searchParams(args)));
        return Promise.all([
          queryClient.prefetchQuery(queries.daily()),
          queryClient.prefetchQuery(queries.audit(audit)),
        ]);
      },
    }),
  ],
});

function recordPage(kind: Exclude<RecordKind, 'requests'>) {
  return {
    signIn: true,
    shouldRevalidate: hasPathChanged,
    load: (
      { client, queryClient }: Pick<RemoteServices, 'client' | 'queryClient'>,
      args: LoaderFunctionArgs,
    ) => {
      const search = toAdminSearch(recordSearches[kind].read(searchParams(args)));
      return queryClient.prefetchQuery(adminQueries(client).records(kind, search));
    },
  } as const;
}

function searchParams({ request }: LoaderFunctionArgs) {
  return new URL(request.url).searchParams;
}
