import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import type { ReportKind, ReportReason } from './report.ts';

type NewReport = { kind: ReportKind; targetId: string; reason: ReportReason; details: string };

/** Notifies the admins. Reporters cannot read their reports; a second report of the same target throws 'conflict'. */
export async function sendReport(
  client: DataClient,
  { kind, targetId, reason, details }: NewReport,
): Promise<void> {
  unwrap(
    await client
      .from('reports')
      .insert({ kind, target_id: targetId, reason, details: details === '' ? null : details }),
  );
}
