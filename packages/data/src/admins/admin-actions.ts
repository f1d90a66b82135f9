import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import type { ItemKind } from '../reports/report.ts';
import type { ReportDecision } from './moderation/report-cases.ts';

export type AccountAction = 'suspend' | 'restore' | 'grant_admin' | 'revoke_admin';
export type ItemAction = 'hide' | 'unhide';
export type FeatureAction = 'feature' | 'unfeature';

type WithReason<Action, Target> = { action: Action; reason: string } & Target;

/** False if there was nothing to change; the user is notified of the reason. */
export async function changeAccount(
  client: DataClient,
  { action, userId, reason }: WithReason<AccountAction, { userId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { user_id: userId, reason }));
}

type PersonAndReason = { userId: string; reason: string };

/** Suspends and hides these reviews by or about the person until the suspension ends. False if they were suspended already. */
export async function suspendPerson(
  client: DataClient,
  { userId, reason, fakeReviews }: PersonAndReason & { fakeReviews: string[] },
): Promise<boolean> {
  const args = { user_id: userId, reason, fake_reviews: fakeReviews };
  return unwrap(await client.rpc('admin_suspend', args));
}

/** False if they were not suspended. */
export async function restorePerson(
  client: DataClient,
  { userId, reason, showsReviews }: PersonAndReason & { showsReviews: boolean },
): Promise<boolean> {
  const args = { user_id: userId, reason, shows_reviews: showsReviews };
  return unwrap(await client.rpc('admin_restore', args));
}

/** False if all of them were hidden. */
export async function markFakeReviews(
  client: DataClient,
  { userId, reason, fakeReviews }: PersonAndReason & { fakeReviews: string[] },
): Promise<boolean> {
  const args = { user_id: userId, review_ids: fakeReviews, reason };
  return unwrap(await client.rpc('admin_hide_reviews', args));
}

/** False if there was nothing to change; the owner is notified of the reason. */
export async function changeItem(
  client: DataClient,
  { action, kind, itemId, reason }: WithReason<ItemAction, { kind: ItemKind; itemId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { kind, item_id: itemId, reason }));
}

/** False if there was nothing to change; the owner is notified of the reason. */
export async function changeFeature(
  client: DataClient,
  { action, projectId, reason }: WithReason<FeatureAction, { projectId: string }>,
): Promise<boolean> {
  return unwrap(await client.rpc(`admin_${action}`, { project_id: projectId, reason }));
}

type Decision = {
  reportId: string;
  decision: ReportDecision;
  note: string;
  /** By or about someone who is suspended: they are hidden until the suspension ends. */
  fakeReviews?: string[];
};

/** Decides the report and earlier open reports on the same target. Throws 'conflict' if it is already decided. */
export async function decideReport(
  client: DataClient,
  { reportId, decision, note, fakeReviews }: Decision,
): Promise<void> {
  const args = { report_id: reportId, decision, note };
  unwrap(
    await client.rpc('admin_decide_report', {
      ...args,
      ...(fakeReviews && { fake_reviews: fakeReviews }),
    }),
  );
}
