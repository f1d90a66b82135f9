import type { AuditEntry } from '@showcase/data/admins';
import { actionName } from '../../shared/action-names.ts';
import { formatDateTime } from '../../shared/date-time.tsx';

const HEADER = ['When (UTC)', 'Admin', 'Action', 'Kind', 'Target', 'Target ID', 'Reason'];

/** The entries as cells, below a header. */
export function createAuditReport(entries: readonly AuditEntry[]): string[][] {
  const rows = entries.map(
    ({ at, actor, action, target_kind, target_title, target_id, reason }) => [
      formatDateTime(at),
      actor.name,
      actionName(action),
      target_kind,
      target_title ?? 'Deleted',
      target_id,
      reason,
    ],
  );
  return [HEADER, ...rows];
}
