import type { DataClient } from '../../client/types.ts';
import type { CountedPage } from '../../query/page.ts';
import { REPORT_KINDS, REPORT_REASONS } from '../../reports/report.ts';
import * as v from 'valibot';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from '../admin-page.ts';

const reportSchema = v.object({
  id: v.string(),
  reason: v.fallback(v.picklist(REPORT_REASONS), 'other'),
  details: v.nullable(v.string()),
  created_at: v.string(),
  reporter: v.nullable(nameSchema),
});

export type Report = v.InferOutput<typeof reportSchema>;

const decisionSchema = v.picklist(['dismiss', 'warn', 'hide', 'suspend']);

export type ReportDecision = v.InferOutput<typeof decisionSchema>;

const reportCaseSchema = v.object({
  id: v.string(),
  kind: v.picklist(REPORT_KINDS),
  target_id: v.string(),
  target_title: v.string(),
  target_exists: v.boolean(),
  hidden: v.nullable(moderationReasonSchema),
  /** The owner of the target; null if the account is deleted. */
  target_user: v.nullable(
    v.object({ ...nameSchema.entries, is_dev: v.boolean(), is_suspended: v.boolean() }),
  ),
  status: v.picklist(['open', 'dismissed', 'upheld']),
  decision: v.nullable(decisionSchema),
  decision_note: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  decided_by: v.nullable(nameSchema),
  created_at: v.string(),
  report_count: v.number(),
  /** The latest 20. */
  reports: v.array(reportSchema),
});

/** The open reports on one target, or the reports that were decided together; the id is that of the latest report. */
export type ReportCase = v.InferOutput<typeof reportCaseSchema>;

/** Latest first. `status` is all, open, dismissed or upheld; `q` is a text or the id of a target or owner. */
export function listReportCases(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<CountedPage<ReportCase>> {
  return readList(client, { name: 'admin_list_reports', item: reportCaseSchema }, input);
}
