import { createFinding, limitFindings } from './finding.ts';
import type { Finding, TextFile } from './finding.ts';
import { findOpenTables } from './find-open-tables.ts';
import { findSecrets } from './secrets/find-secrets.ts';
import { findUnsignedWebhook } from './find-unsigned-webhook.ts';

/** Which files of a repository are read at all. */
export function isCheckedPath(path: string): boolean {
  if (/(?:^|\/)(?:node_modules|\.git|dist|build|vendor)\//.test(path)) return false;
  if (/\.(?:d|test|spec)\.[cm]?[jt]sx?$/.test(path)) return false;
  return isEnvironmentFile(path) || /(?:\.sql|\.[cm]?[jt]sx?|(?:^|\/)\.gitignore)$/i.test(path);
}

type Options = {
  /** All of the files are in the repository; otherwise git may ignore some of them. */
  areCommitted: boolean;
};

/** Findings in the files of a repository, or of a folder from which git takes what it does not ignore. */
export function checkFiles(given: readonly TextFile[], { areCommitted }: Options): Finding[] {
  const all = [...given].sort((one, other) => (one.path < other.path ? -1 : 1));
  const ignores = areCommitted ? [] : all.filter(({ path }) => nameOf(path) === '.gitignore');
  const files = all.filter(
    ({ path }) => !isEnvironmentFile(path) || !ignores.some((it) => isIgnored(path, it)),
  );
  const usesSupabase = files.some(
    ({ path, text }) => /(?:^|\/)supabase\//.test(path) || /["']@supabase\//.test(text),
  );
  return limitFindings([
    ...files.flatMap(findSecrets),
    ...files
      .filter(({ path }) => isEnvironmentFile(path))
      .map((file) => createFinding('environment-file', nameOf(file.path), file)),
    // Elsewhere, only a server reads the tables.
    ...(usesSupabase ? findOpenTables(files.filter(({ path }) => /\.sql$/i.test(path))) : []),
    ...files
      .filter(({ path }) => /\.[cm]?[jt]sx?$/i.test(path))
      .flatMap((file) => findUnsignedWebhook(file) ?? []),
  ]);
}

/** `.env` and those of one environment, but not the examples that are there for everyone. */
function isEnvironmentFile(path: string): boolean {
  const name = nameOf(path);
  return /^\.env(?:\.|$)/.test(name) && !/example|sample|template|dist$|schema/i.test(name);
}

function isIgnored(path: string, ignore: TextFile): boolean {
  if (!path.startsWith(ignore.path.slice(0, -'.gitignore'.length))) return false;
  return ignore.text.split('\n').some((line) => {
    const pattern = line.trim().replace(/^(?:\*\*)?\//, '');
    const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
    return pattern !== '' && new RegExp(`^${parts.join('.*')}$`).test(nameOf(path));
  });
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
