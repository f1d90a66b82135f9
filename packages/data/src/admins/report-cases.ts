import type { DataClient } from '../client.ts';
import type { ReportKind, ReportReason } from '../reports/report.ts';
import type { User } from '../users/user.ts';
import {
  readList,
  type AdminPage,
  type AdminPageOptions,
  type AdminSearch,
  type ModerationReason,
} from './admin-page.ts';

type Name = Pick<User, 'id' | 'name'>;

export type Report = {
  id: string;
  reason: ReportReason;
  details: string | null;
  created_at: string;
  reporter: Name | null;
};

export type ReportDecision = 'dismiss' | 'warn' | 'hide' | 'suspend';

/** The open reports on one target, or the reports that were decided together; the id is that of the latest report. */
export type ReportCase = {
  id: string;
  kind: ReportKind;
  target_id: string;
  target_title: string;
  target_exists: boolean;
  hidden: ModerationReason | null;
  /** The owner of the target; null if the account is deleted. */
  target_user: (Name & { is_dev: boolean; is_suspended: boolean }) | null;
  status: 'open' | 'dismissed' | 'upheld';
  decision: ReportDecision | null;
  decision_note: string | null;
  decided_at: string | null;
  decided_by: Name | null;
  created_at: string;
  report_count: number;
  /** The latest 20. */
  reports: Report[];
};

/** Latest first. `status` is all, open, dismissed or upheld; `q` is a text or the id of a target or owner. */
export function listReportCases(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<AdminPage<ReportCase>> {
  return readList<ReportCase>(client, 'admin_list_reports', input);
}
