import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
import type { ReportKind } from '../reports/report.ts';
import type { ReportDecision } from './report-cases.ts';

export type AccountAction = 'suspend' | 'restore' | 'grant_admin' | 'revoke_admin';
export type ItemAction = 'hide' | 'unhide';
export type FeatureAction = 'feature' | 'unfeature';

type WithReason<Action, Target> = { action: Action; reason: string } & Target;

/** True where this call did it, false where it was so already; the person is told why. */
export async function changeAccount(
  client: DataClient,
  { action, userId, reason }: WithReason<AccountAction, { userId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { user_id: userId, reason }));
}

/** True where this call did it, false where it was so already; the owner is told why. */
export async function changeItem(
  client: DataClient,
  { action, kind, itemId, reason }: WithReason<ItemAction, { kind: ReportKind; itemId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { kind, item_id: itemId, reason }));
}

/** True where this call did it, false where it was so already; the owner is told why. */
export async function changeFeature(
  client: DataClient,
  { action, projectId, reason }: WithReason<FeatureAction, { projectId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { project_id: projectId, reason }));
}

type Decision = { reportId: string; decision: ReportDecision; note: string };

/** Settles a case: the given report and the earlier open ones on the same target. Throws 'conflict' where it is decided. */
export async function decideReport(
  client: DataClient,
  { reportId, decision, note }: Decision,
): Promise<void> {
  unwrap(await client.rpc('admin_decide_report', { report_id: reportId, decision, note }));
}
