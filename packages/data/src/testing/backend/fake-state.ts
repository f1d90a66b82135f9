import type { Attachment } from '../../attachments/attachment.ts';
import type { BillingDetails } from '../../invoices/billing-details.ts';
import type { Case } from '../../hire-requests/cases/case.ts';
import type { CaseEvidence } from '../../hire-requests/cases/evidence.ts';
import type { OfferTemplate } from '../../hire-requests/offers/offer-templates.ts';
import type { ReportKind, ReportReason } from '../../reports/report.ts';
import type { User } from '../../users/user.ts';
import type { AgreementRow, InvoiceRow, RefundRow } from '../hiring/settling/rows.ts';
import type {
  HireRequestEventRow,
  HireRequestRow,
  MilestoneRow,
  OfferRow,
  SavedCreatorRow,
  TransactionRow,
} from '../hiring/rows.ts';
import type {
  CodeSampleRow,
  ContactRow,
  DetailsRow,
  MediaRow,
  NotificationRow,
  ProjectRow,
  ReviewRow,
  SavedSearchRow,
  ServiceRow,
} from '../rows.ts';

export type BillingRow = BillingDetails & { user_id: string };
export type OfferTemplateRow = OfferTemplate & { user_id: string };

export type CaseRow = Case & { case_key: string };

/** A like or a save. */
export type ReactionRow = { project_id: string; user_id: string; created_at?: string };

export type Account = {
  userId: string;
  email: string;
  password: string;
  /** How often a password was right; each time begins a session. */
  signIns?: number;
};

/** An authenticator app, which always shows 123456. */
export type FakeFactor = {
  isVerified: boolean;
  /** Whether a code of it confirmed this session. */
  isConfirmed: boolean;
};

/** The data of the fake backend; tests may read and change it. */
export type FakeState = {
  users: User[];
  projects: ProjectRow[];
  services: ServiceRow[];
  reviews: ReviewRow[];
  media: MediaRow[];
  codeSamples: CodeSampleRow[];
  likes: ReactionRow[];
  saves: ReactionRow[];
  /** The ids of projects, services and users that an admin has hidden. */
  hidden: string[];
  hireRequests: HireRequestRow[];
  events: HireRequestEventRow[];
  offers: OfferRow[];
  milestones: MilestoneRow[];
  cases: CaseRow[];
  /** The messages between the parties of a case: part of the evidence of each case. */
  caseMessages: CaseEvidence['messages'];
  offerTemplates: OfferTemplateRow[];
  transactions: TransactionRow[];
  agreements: AgreementRow[];
  invoices: InvoiceRow[];
  refunds: RefundRow[];
  billingDetails: BillingRow[];
  savedCreators: SavedCreatorRow[];
  savedSearches: SavedSearchRow[];
  /** Private details of each user. */
  details: DetailsRow[];
  contactRows: ContactRow[];
  /** The paths of the stored images. */
  images: string[];
  accounts: Account[];
  /** Authenticator apps, by user id. */
  factors: Record<string, FakeFactor>;
  admins: string[];
  /** Uploaded files, by path in the bucket. */
  files: Record<string, string>;
  notifications: NotificationRow[];
  reports: FakeReport[];
  /** The files that were reserved, in their order. */
  attachments: Attachment[];
  /** The files in the bucket `attachments`, by path. */
  objects: Record<string, { size: number; type: string }>;
  /** Resumable uploads, also of complete files. */
  uploads: { id: string; path: string; type: string; size: number; received: number }[];
};

type FakeReport = {
  reporter_id: string | null;
  kind: ReportKind;
  target_id: string;
  reason: ReportReason;
  details: string | null;
};

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  /** Of a function that is read by GET: its arguments; of an upload: its content. */
  body: unknown;
  /** The id of the signed-in user; null for a visitor. */
  callerId: string | null;
};

export function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** Rows, or for `.single()` the only one. */
export function jsonRows(rows: unknown[], headers: Headers, extra?: Record<string, string>) {
  if (!headers.get('accept')?.includes('vnd.pgrst.object')) return json(rows, 200, extra);
  if (rows.length === 1) return json(rows[0]);
  const message = 'Cannot coerce the result to a single JSON object';
  return json(
    { code: 'PGRST116', message, details: `The result contains ${rows.length} rows` },
    406,
  );
}
