import type { DataClient } from '../../client/types.ts';
import type { CountedPage } from '../../query/page.ts';
import { REPORT_KINDS, REPORT_REASONS } from '../../reports/report.ts';
import { z } from '../../zod-mini.ts';
import {
  moderationReasonSchema,
  nameSchema,
  readList,
  type AdminPageOptions,
  type AdminSearch,
} from '../admin-page.ts';

const reportSchema = z.object({
  id: z.string(),
  reason: z.catch(z.enum(REPORT_REASONS), 'other'),
  details: z.nullable(z.string()),
  created_at: z.string(),
  reporter: z.nullable(nameSchema),
});

export type Report = z.infer<typeof reportSchema>;

const decisionSchema = z.enum(['dismiss', 'warn', 'hide', 'suspend']);

export type ReportDecision = z.infer<typeof decisionSchema>;

const reportCaseSchema = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  target_id: z.string(),
  target_title: z.string(),
  target_exists: z.boolean(),
  hidden: z.nullable(moderationReasonSchema),
  /** The owner of the target; null if the account is deleted. */
  target_user: z.nullable(z.extend(nameSchema, { is_dev: z.boolean(), is_suspended: z.boolean() })),
  status: z.enum(['open', 'dismissed', 'upheld']),
  decision: z.nullable(decisionSchema),
  decision_note: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  decided_by: z.nullable(nameSchema),
  created_at: z.string(),
  report_count: z.number(),
  /** The latest 20. */
  reports: z.array(reportSchema),
});

/** The open reports on one target, or the reports that were decided together; the id is that of the latest report. */
export type ReportCase = z.infer<typeof reportCaseSchema>;

/** Latest first. `status` is all, open, dismissed or upheld; `q` is a text or the id of a target or owner. */
export function listReportCases(
  client: DataClient,
  input: AdminSearch & AdminPageOptions,
): Promise<CountedPage<ReportCase>> {
  return readList(client, { name: 'admin_list_reports', item: reportCaseSchema }, input);
}
