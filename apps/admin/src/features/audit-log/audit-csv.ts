import type { AuditEntry } from '@showcase/data';
import { toCsv } from '@showcase/kit/csv';

const HEADER = ['At (UTC)', 'Admin', 'Action', 'Kind', 'Target', 'Target ID', 'Reason'];

/** Converts entries to CSV that Excel reads as UTF-8 and in which no cell is a formula. */
export function toAuditCsv(entries: readonly AuditEntry[]): string {
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
  return `\uFEFF${toCsv([HEADER, ...rows])}\r\n`;
}
