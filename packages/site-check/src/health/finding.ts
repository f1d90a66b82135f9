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
  file: TextFile,
  index: number | null = null,
): Finding {
  return {
    ...{ kind, detail: shorten(detail), file: shorten(file.path), masked: null },
    ...(index === null ? { line: null, column: null } : positionOf(file, index)),
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

/** Where each line of a file begins: it may have many findings. */
const lines = new WeakMap<TextFile, number[]>();

function positionOf(file: TextFile, index: number) {
  const starts = lines.get(file) ?? findLines(file.text);
  lines.set(file, starts);
  let line = 0;
  for (let step = 2 ** 30; step >= 1; step /= 2)
    if ((starts[line + step] ?? Infinity) <= index) line += step;
  return { line: line + 1, column: index - (starts[line] ?? 0) + 1 };
}

function findLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
