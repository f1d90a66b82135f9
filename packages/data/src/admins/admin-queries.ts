import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import type { CountedPage } from '../query/page.ts';
import type { CaseEvidence } from '../hire-requests/cases/evidence.ts';
import type { AdminSearch } from './admin-page.ts';
import { amIAdmin } from './admins.ts';
import { listAudit, type AuditFilters } from './audit-log.ts';
import { openManagedCase } from './cases/managed-cases.ts';
import { listHiddenItems } from './hidden-items.ts';
import { findNewsletter, listNewsletters, type FoundNewsletter } from './mail/newsletters.ts';
import { refetchWhileSending } from './mail/refetch-while-sending.ts';
import { listUndeliveredMails } from './mail/undelivered-mails.ts';
import { getOverview, listDailyFigures, type Overview } from './overview/figures.ts';
import { listManagedProjects } from './managed-projects.ts';
import { listNewestCreators, listNewestProjects } from './overview/newest.ts';
import { getPerson, listPeople, type PeopleKind } from './people.ts';
import { listAppeals } from './moderation/appeals.ts';
import { listReportCases } from './moderation/report-cases.ts';
import { openReport, type ReportedLine } from './moderation/reported-lines.ts';
import { listScheduledJobs } from './overview/scheduled-jobs.ts';
import { listRecords, type RecordKind, type RecordOf } from './records/records.ts';
import { listSynonyms } from './synonyms.ts';

/** Admins make decisions based on these rows, so every visit refetches them. */
const FRESH = { staleTime: 0, placeholderData: keepPreviousData } as const;

/** Queues that fill while an admin waits, by acts of others and by time. A read of all hire requests is in the audit log. */
const QUEUE_INTERVAL_MS = 30_000;
const QUEUES: readonly RecordKind[] = ['payments', 'cases'];

export function adminQueries(client: DataClient) {
  return {
    /** All cached results. */
    all: () => ['admins'] as const,
    amIAdmin: () =>
      queryOptions({
        queryKey: ['admins', 'me'],
        queryFn: () => amIAdmin(client),
        meta: { failure: 'Error fetching admin grant:' },
      }),
    overview: () =>
      queryOptions({
        queryKey: ['admins', 'overview'],
        queryFn: (): Promise<Overview | null> => getOverview(client),
        refetchInterval: QUEUE_INTERVAL_MS,
        meta: { failure: 'Error fetching overview:' },
      }),
    daily: () =>
      queryOptions({
        queryKey: ['admins', 'daily'],
        queryFn: () => listDailyFigures(client),
        meta: { failure: 'Error fetching daily figures:' },
      }),
    newestProjects: () =>
      queryOptions({
        queryKey: ['admins', 'newest-projects'],
        queryFn: () => listNewestProjects(client),
        meta: { failure: 'Error fetching newest projects:' },
      }),
    newestCreators: () =>
      queryOptions({
        queryKey: ['admins', 'newest-creators'],
        queryFn: () => listNewestCreators(client),
        meta: { failure: 'Error fetching newest creators:' },
      }),
    people: (kind: PeopleKind, search: AdminSearch) =>
      queryOptions({
        queryKey: ['admins', 'people', kind, search],
        queryFn: ({ signal }) => listPeople(client, { kind, ...search, signal }),
        meta: { failure: `Error fetching ${kind}:` },
        ...FRESH,
      }),
    person: (kind: PeopleKind, id: string) =>
      queryOptions({
        queryKey: ['admins', 'person', kind, id],
        queryFn: () => getPerson(client, { kind, id }),
        staleTime: 0,
        meta: { failure: 'Error fetching person:' },
      }),
    projects: (search: AdminSearch) =>
      queryOptions({
        queryKey: ['admins', 'projects', search],
        queryFn: ({ signal }) => listManagedProjects(client, { ...search, signal }),
        meta: { failure: 'Error fetching projects:' },
        ...FRESH,
      }),
    reports: (search: AdminSearch) =>
      queryOptions({
        queryKey: ['admins', 'reports', search],
        queryFn: ({ signal }) => listReportCases(client, { ...search, signal }),
        meta: { failure: 'Error fetching reports:' },
        ...FRESH,
      }),
    /** Each look is in the audit log, so a page that stays open reads them once. */
    reportedLines: (id: string) =>
      queryOptions({
        queryKey: ['reported-lines', id],
        queryFn: (): Promise<ReportedLine[] | null> => openReport(client, id),
        staleTime: Infinity,
        gcTime: 0,
        meta: { failure: 'Error fetching reported lines:' },
      }),
    appeals: (search: Omit<AdminSearch, 'q'>) =>
      queryOptions({
        queryKey: ['admins', 'appeals', search],
        queryFn: ({ signal }) => listAppeals(client, { ...search, signal }),
        meta: { failure: 'Error fetching appeals:' },
        ...FRESH,
      }),
    hidden: ({ q, cursor }: Omit<AdminSearch, 'status'>) =>
      queryOptions({
        queryKey: ['admins', 'hidden', q, cursor],
        queryFn: ({ signal }) => listHiddenItems(client, { q, cursor, signal }),
        meta: { failure: 'Error fetching hidden items:' },
        ...FRESH,
      }),
    jobs: () =>
      queryOptions({
        queryKey: ['admins', 'jobs'],
        queryFn: () => listScheduledJobs(client),
        meta: { failure: 'Error fetching scheduled jobs:' },
      }),
    newsletters: (cursor: string | null) =>
      queryOptions({
        queryKey: ['admins', 'newsletters', cursor],
        queryFn: ({ signal }) => listNewsletters(client, { cursor, signal }),
        refetchInterval: ({ state }) => refetchWhileSending(state.data?.items ?? []),
        meta: { failure: 'Error fetching newsletters:' },
        ...FRESH,
      }),
    newsletter: (id: string) =>
      queryOptions({
        queryKey: ['admins', 'newsletter', id],
        queryFn: ({ signal }): Promise<FoundNewsletter | null> =>
          findNewsletter(client, { id, signal }),
        refetchInterval: ({ state }) => refetchWhileSending([state.data?.newsletter]),
        staleTime: 0,
        meta: { failure: 'Error fetching newsletter:' },
      }),
    undeliveredMails: (search: Omit<AdminSearch, 'q'>) =>
      queryOptions({
        queryKey: ['admins', 'undelivered-mails', search],
        queryFn: ({ signal }) => listUndeliveredMails(client, { ...search, signal }),
        meta: { failure: 'Error fetching undelivered mails:' },
        ...FRESH,
      }),
    records: <Kind extends RecordKind>(kind: Kind, search: AdminSearch) =>
      queryOptions({
        queryKey: ['admins', 'records', kind, search],
        queryFn: ({ signal }) =>
          listRecords[kind](client, { ...search, signal }) as Promise<CountedPage<RecordOf<Kind>>>,
        refetchInterval: QUEUES.includes(kind) && QUEUE_INTERVAL_MS,
        meta: { failure: `Error fetching ${kind}:` },
        ...FRESH,
      }),
    /** Each look is in the audit log, so a page that stays open reads it once. Who knows a side is denied it, and still is an admin. */
    caseEvidence: (id: string) =>
      queryOptions({
        queryKey: ['case-evidence', id],
        queryFn: (): Promise<CaseEvidence | null> => openManagedCase(client, id),
        staleTime: Infinity,
        gcTime: 0,
        meta: { failure: 'Error fetching case:' },
      }),
    synonyms: () =>
      queryOptions({
        queryKey: ['admins', 'synonyms'],
        queryFn: ({ signal }) => listSynonyms(client, { signal }),
        staleTime: 0,
        meta: { failure: 'Error fetching synonyms:' },
      }),
    audit: (filters: AuditFilters & { cursor: string | null; pageSize?: number }) =>
      queryOptions({
        queryKey: ['admins', 'audit', filters],
        queryFn: ({ signal }) => listAudit(client, { ...filters, signal }),
        meta: { failure: 'Error fetching audit log:' },
        ...FRESH,
      }),
  };
}
