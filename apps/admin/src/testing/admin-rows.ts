import type {
  AuditEntry,
  ManagedCase,
  ManagedPayment,
  ManagedPerson,
  ManagedProject,
  ManagedReview,
  Newsletter,
  ReportCase,
} from '@showcase/data/admins';
import { testId } from '@showcase/data/testing';
import type { AdminRows } from './admin-functions.ts';

const DAY = '2025-06-01T12:00:00.000Z';

export function aPerson(fields: Partial<ManagedPerson> = {}): ManagedPerson {
  return {
    id: testId(1),
    name: 'Ada Stone',
    username: 'ada-stone',
    avatar: null,
    location: 'Berlin Germany',
    created_at: DAY,
    rating_avg: 4.8,
    rating_count: 12,
    project_count: 3,
    service_count: 2,
    request_count: 9,
    open_reports: 1,
    last_seen_at: null,
    is_admin: false,
    suspended: null,
    hidden: null,
    former_suspension: null,
    removed_while_hidden: [],
    quick_reviews: 0,
    fake_reviews: 0,
    ...fields,
  };
}

export function aManagedProject(fields: Partial<ManagedProject> = {}): ManagedProject {
  return {
    id: testId(101),
    title: 'Harbor Pantry',
    image_url: null,
    image_color: null,
    tags: ['Web'],
    created_at: DAY,
    owner: { id: testId(1), name: 'Ada Stone', username: 'ada-stone' },
    owner_is_suspended: false,
    is_featured: false,
    is_public: true,
    visibility: 'public',
    open_reports: 0,
    hidden: null,
    resembles_hidden: false,
    ...fields,
  };
}

export function aCase(fields: Partial<ReportCase> = {}): ReportCase {
  const reporter = { id: testId(2), name: 'Noah Bennett' };
  return {
    id: testId(401),
    kind: 'project',
    target_id: testId(101),
    target_title: 'Harbor Pantry',
    target_exists: true,
    hidden: null,
    target_user: { id: testId(1), name: 'Ada Stone', is_dev: true, is_suspended: false },
    status: 'open',
    decision: null,
    decision_note: null,
    decided_at: null,
    decided_by: null,
    created_at: DAY,
    report_count: 1,
    reports: [
      { id: testId(401), reason: 'copied', details: 'From my shop', created_at: DAY, reporter },
    ],
    ...fields,
  };
}

export function anEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: testId(501),
    action: 'hide',
    target_kind: 'project',
    target_id: testId(101),
    target_title: 'Harbor Pantry',
    target_user: { id: testId(1), name: 'Ada Stone' },
    reason: 'Copied text',
    at: DAY,
    actor: { id: testId(90), name: 'Imani Cole' },
    ...fields,
  };
}

/** A draft. */
export function aNewsletter(fields: Partial<Newsletter> = {}): Newsletter {
  return {
    id: testId(601),
    subject: 'News of June',
    body: 'Hello **everyone**',
    created_at: DAY,
    updated_at: DAY,
    sent_at: null,
    recipients: 0,
    waiting: 0,
    failed: 0,
    ...fields,
  };
}

export function anUndeliveredMail(
  fields: Partial<AdminRows['mails'][number]> = {},
): AdminRows['mails'][number] {
  return {
    id: testId(701),
    kind: 'message_received',
    created_at: DAY,
    attempts: 8,
    response: '550 5.1.1 No such user',
    due_at: DAY,
    to: 'ada@example.com',
    status: 'failed',
    ...fields,
  };
}

/** Of Noah about a delivery of Ada; waits for a decision. */
export function aManagedCase(fields: Partial<ManagedCase> = {}): ManagedCase {
  return {
    id: testId(471),
    kind: 'delivery',
    status: 'waiting',
    outcome: 'all',
    cents: null,
    amount_cents: 40_000,
    created_at: DAY,
    answer_due_at: null,
    closed_at: null,
    title: 'Landing page in a week',
    client: { id: testId(2), name: 'Noah Bennett', is_dev: false },
    creator: { id: testId(1), name: 'Ada Stone', is_dev: true },
    may_decide: true,
    ...fields,
  };
}

/** Noah says that he paid Ada, who says that it has not arrived. */
export function aManagedPayment(fields: Partial<ManagedPayment> = {}): ManagedPayment {
  return {
    id: testId(481),
    status: 'payment_denied',
    created_at: DAY,
    title: 'Landing page in a week',
    number: '2025-0001',
    amount_cents: 40_000,
    client: { id: testId(2), name: 'Noah Bennett', is_dev: false },
    creator: { id: testId(1), name: 'Ada Stone', is_dev: true },
    case_id: null,
    may_decide: false,
    words: [
      { action: 'pay', side: 'client', cents: 40_000, created_at: '2025-05-28T12:00:00.000Z' },
      { action: 'deny_payment', side: 'creator', cents: 40_000, created_at: DAY },
    ],
    ...fields,
  };
}

export const aManagedReview = (fields: Partial<ManagedReview>): ManagedReview => ({
  id: testId(301),
  rating: 5,
  comment: 'Perfect',
  created_at: '2025-06-01T12:00:00.000Z',
  author: { id: testId(2), name: 'Noah Bennett', is_dev: false },
  target: { id: testId(1), name: 'Ada Stone', is_dev: true },
  hidden: null,
  open_reports: 0,
  ...fields,
});
