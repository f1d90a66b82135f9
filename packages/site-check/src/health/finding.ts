export type FindingKind =
  | 'secret-key'
  | 'source-map'
  | 'mixed-content'
  | 'missing-header'
  | 'table-without-row-security'
  | 'policy-for-all'
  | 'environment-file'
  | 'webhook-without-signature';

/** What a health report found, and where. A secret itself is in no finding. */
export type Finding = {
  kind: FindingKind;
  /** Which one: the kind of the secret, the name of the header, table or policy, or the URL. */
  detail: string;
  /** A URL without its query, or a path in the repository. */
  file: string;
  line: number | null;
  column: number | null;
  /** The secret without most of its characters. */
  masked: string | null;
};

/** What is read of a repository or page. */
export type TextFile = { path: string; text: string };

export const maxFindings = 100;
const maxLength = 300;

export function createFinding(
  kind: FindingKind,
  detail: string,
  { path, text }: TextFile,
  index: number | null = null,
): Finding {
  return {
    ...{ kind, detail: shorten(detail), file: shorten(path), masked: null },
    ...(index === null ? { line: null, column: null } : positionOf(text, index)),
  };
}

/** The same thing in the same file is one finding; one report has a hundred at most. */
export function limitFindings(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ kind, detail, file, masked }: Finding) =>
    JSON.stringify([kind, detail, file, masked]);
  const distinct = new Map<string, Finding>();
  for (const finding of findings)
    if (!distinct.has(keyOf(finding))) distinct.set(keyOf(finding), finding);
  return [...distinct.values()].slice(0, maxFindings);
}

/** A URL as a report names it: what is behind `?` or `#` may itself be secret. */
export function nameUrl(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname}`;
}

function positionOf(text: string, index: number) {
  const before = text.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: index - start + 1 };
}

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
