import type { AuditEntry } from '@showcase/data';

const HEAD = ['At (UTC)', 'Admin', 'Action', 'Kind', 'Target', 'Target id', 'Reason'];

// A spreadsheet takes what starts like this for a formula, blanks before it or not.
const FORMULA = /^[\s\p{C}]*[=+\-@|＝＋－＠]/u;

/** The entries as a CSV that Excel reads as UTF-8 and in which no cell is a formula. */
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
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
