import { testId } from '@showcase/data/testing';
import type { AdminRows } from './admin-functions.ts';
import {
  aCase,
  aManagedCase,
  aManagedPayment,
  aManagedProject,
  anEntry,
  aNewsletter,
  anUndeliveredMail,
  aPerson,
} from './admin-rows.ts';

const FIRST_DAY = Date.UTC(2025, 5, 1);
const DAY_MS = 86_400_000;

const daily = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10),
  sign_ups: index % 5,
  projects: index % 3,
  services: index % 2,
  requests: (index * 2) % 7,
  reviews: index % 4,
  reports: index === 29 ? 1 : 0,
}));

/** One row of each kind. */
export function exampleRows(rows: Partial<AdminRows> = {}): AdminRows {
  return {
    creators: [aPerson()],
    clients: [aPerson({ id: testId(2), name: 'Noah Bennett', username: null })],
    projects: [aManagedProject()],
    reports: [aCase()],
    lines: {},
    appeals: [],
    cases: [aManagedCase()],
    evidence: [],
    payments: [aManagedPayment()],
    hidden: [],
    requests: [],
    services: [],
    reviews: [],
    signUps: [],
    audit: [anEntry()],
    daily,
    jobs: [
      {
        name: 'prune',
        last_run_at: '2025-06-30T03:23:00.000Z',
        outcome: 'succeeded',
        is_late: false,
      },
    ],
    newsletters: [aNewsletter()],
    subscribers: 1_000,
    synonyms: [
      { id: testId(801), terms: ['shop', 'online store'], updated_at: '2025-06-01T12:00:00.000Z' },
    ],
    mails: [anUndeliveredMail()],
    overview: {
      totals: {
        creators: 24,
        clients: 1_310,
        projects: 66,
        services: 43,
        reviews: 122,
        conversations: 11,
        requests: { pending: 9, accepted: 11, completed: 131, rejected: 10 },
        subscribers: 7,
        featured: 6,
        hidden: 1,
        suspended: 2,
        suspended_clients: 1,
        admins: 1,
      },
      queues: {
        open_reports: { count: 3, oldest_at: '2025-06-01T12:00:00.000Z' },
        appeals_to_decide: { count: 2, oldest_at: '2025-06-03T12:00:00.000Z' },
        cases_to_decide: { count: 1, oldest_at: '2025-06-02T12:00:00.000Z' },
        cases_of_suspended: { count: 1, oldest_at: '2025-06-02T12:00:00.000Z' },
        denied_payments: { count: 1, oldest_at: '2025-06-02T12:00:00.000Z' },
        overdue_refunds: { count: 2, oldest_at: '2025-06-02T12:00:00.000Z' },
        pending_requests: { count: 0, oldest_at: null },
      },
    },
    ...rows,
  };
}
