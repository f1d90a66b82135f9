import type {
  Appeal,
  AuditEntry,
  DailyFigures,
  HiddenItem,
  ManagedCase,
  ManagedPayment,
  ManagedPerson,
  ManagedProject,
  ManagedRequest,
  ManagedReview,
  ManagedService,
  Newsletter,
  Overview,
  ReportCase,
  ReportedLine,
  ScheduledJob,
  Subscriber,
  Synonyms,
  UndeliveredMail,
} from '@showcase/data/admins';
import type { CaseEvidence } from '@showcase/data/hire-requests';
import type { FakeRequest } from '@showcase/data/testing';

/** The data behind the fake `admin_*` functions. Tests may read and change it. */
export type AdminRows = {
  creators: ManagedPerson[];
  clients: ManagedPerson[];
  projects: ManagedProject[];
  reports: ReportCase[];
  /** Of each report of a message, by its id. */
  lines: Record<string, ReportedLine[]>;
  appeals: Appeal[];
  cases: ManagedCase[];
  /** Of the cases that wait for a decision. */
  evidence: CaseEvidence[];
  payments: ManagedPayment[];
  hidden: HiddenItem[];
  audit: AuditEntry[];
  daily: DailyFigures[];
  jobs: ScheduledJob[];
  newsletters: Newsletter[];
  subscribers: number;
  synonyms: Synonyms[];
  requests: ManagedRequest[];
  services: ManagedService[];
  reviews: ManagedReview[];
  signUps: Subscriber[];
  mails: (UndeliveredMail & { status: 'failed' | 'retrying' })[];
  overview: Overview;
};

const PAGE_SIZE = 50;
const STATUS: Record<string, (item: Record<string, unknown>, status: string) => boolean> = {
  suspended: ({ suspended }) => suspended !== null,
  hidden: ({ hidden }) => hidden !== null,
  admin: ({ is_admin }) => is_admin === true,
  featured: ({ is_featured }) => is_featured === true,
};

const LISTS = {
  admin_list_creators: 'creators',
  admin_list_clients: 'clients',
  admin_list_projects: 'projects',
  admin_list_reports: 'reports',
  admin_list_hidden: 'hidden',
  admin_list_audit: 'audit',
  admin_list_mails: 'mails',
  admin_list_requests: 'requests',
  admin_list_services: 'services',
  admin_list_reviews: 'reviews',
  admin_list_subscribers: 'signUps',
} as const;

/** Answers the admin reads from these rows. Returns undefined for any other request. */
export function answerAdminRead(rows: AdminRows, { url, body }: FakeRequest): Response | undefined {
  const name = url.pathname.split('/rpc/')[1] ?? '';
  if (name === 'admin_overview') return Response.json(rows.overview);
  if (name === 'admin_list_jobs') return Response.json(rows.jobs);
  if (name === 'admin_metrics') return Response.json(rows.daily);
  if (name === 'admin_list_synonyms') return Response.json(rows.synonyms);
  if (name === 'admin_open_report') {
    const lines = rows.lines[argumentsOf(body).report_id ?? ''];
    const error = { code: 'PT404', message: 'This report no longer exists' };
    return lines ? Response.json(lines) : Response.json(error, { status: 404 });
  }
  if (name === 'admin_list_appeals') {
    const input = argumentsOf(body);
    const found = rows.appeals.filter(
      ({ outcome }) =>
        input.status === 'all' || (outcome === null) === (input.status === 'waiting'),
    );
    return Response.json(pageOf(found, { ...input, status: 'all' }));
  }
  if (name === 'admin_list_newsletters') {
    const page = pageOf(rows.newsletters, argumentsOf(body));
    return Response.json({ ...page, subscribers: rows.subscribers });
  }
  const list = Object.entries(LISTS).find(([known]) => known === name)?.[1];
  return list && Response.json(pageOf(rows[list], argumentsOf(body)));
}

export function argumentsOf(body: unknown): Record<string, string> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

const cursorOf = (item: { id: string } | undefined) =>
  item && `${item.id}_2025-06-01T12:00:00.000Z`;

export function pageOf(items: { id: string }[], input: Record<string, string>) {
  const { q = '', status = 'all', action = 'all', cursor = '' } = input;
  const size = Number(input.page_size ?? PAGE_SIZE);
  const found = items
    .map((item): Record<string, unknown> & { id: string } => ({ ...item }))
    .filter((item) => JSON.stringify(item).toLowerCase().includes(q.toLowerCase()))
    .filter(
      (item) => STATUS[status]?.(item, status) ?? [item.status ?? status, 'all'].includes(status),
    )
    .filter((item) => action === 'all' || item.action === action);
  const start = found.findIndex((item) => cursorOf(item) === cursor) + 1;
  const page = found.slice(start, start + size);
  return {
    items: page,
    total: found.length,
    total_is_capped: false,
    next_cursor: start + size < found.length ? cursorOf(page.at(-1)) : null,
  };
}
