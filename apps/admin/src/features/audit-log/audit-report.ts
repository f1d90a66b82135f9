import type { AuditEntry } from '@showcase/data/admins';

const HEADER = ['At (UTC)', 'Admin', 'Action', 'Kind', 'Target', 'Target ID', 'Reason'];

/** The entries as cells, below a header. */
export function createAuditReport(entries: readonly AuditEntry[]): string[][] {
  const rows = entries.map(
    ({ at, actor, action, target_kind, target_title, target_id, reason }) => [
      new Date(at).toISOString(),
      actor.name,
      action,
      target_kind,
      target_title ?? '',
      target_id,
      reason,
    ],
  );
  return [HEADER, ...rows];
}
