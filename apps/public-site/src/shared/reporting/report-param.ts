import type { ReportKind } from '@showcase/data/reports';

export type ReportTarget = { kind: ReportKind; id: string };

const KINDS: readonly string[] = ['project', 'service', 'review', 'user'] satisfies ReportKind[];

/** The value in the URL: `?report=service:{id}`. */
export function reportParam({ kind, id }: ReportTarget) {
  return `${kind}:${id}`;
}

/** Null if the URL names nothing that can be reported. */
export function readReportParam(value: string | null): ReportTarget | null {
  const [kind = '', id = ''] = value?.split(':') ?? [];
  return isKind(kind) && id !== '' ? { kind, id } : null;
}

function isKind(kind: string): kind is ReportKind {
  return KINDS.includes(kind);
}
