import { git } from '../../against/work-tree.ts';
import { findRemovals } from './removals.ts';

const FOLDER = 'supabase/migrations/';

/** A comment in a migration that removes something: the last release that uses it. */
const CONTRACT = /^--\s*contract: nothing after (\d+\.\d+\.\d+) uses this\b/m;

/** The last released version, by its tag; null before the first. */
export function findLastRelease(repository: string): string | null {
  const args = ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname'];
  const tags = git(repository, args).split('\n');
  return tags.find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))?.slice(1) ?? null;
}

/** Landed migrations that are not as they were released, and new ones that `db push` would not apply. */
export function findChangedMigrations(repository: string, last: string): string[] {
  const released = listMigrations(repository, `v${last}`);
  const present = listMigrations(repository, 'HEAD');
  const newest = [...released.keys()].at(-1) ?? '';
  const changed = [...released]
    .filter(([file, hash]) => present.get(file) !== hash)
    .map(
      ([file]) =>
        `${file} is not what ${last} released. Restore it with git checkout v${last} -- ${file}, and write another migration.`,
    );
  const early = [...present.keys()]
    .filter((file) => !released.has(file) && file < newest)
    .map(
      (file) =>
        `${file} is new and sorts before ${newest}, which is released. Rename it to a later time.`,
    );
  return [...changed, ...early];
}

/** What new migrations take from the last release, unless they say that it uses that no longer. */
export async function findUnsafeRemovals(repository: string, last: string): Promise<string[]> {
  const released = listMigrations(repository, `v${last}`);
  const added = [...listMigrations(repository, 'HEAD').keys()]
    .filter((file) => !released.has(file))
    .map((name) => ({ name, text: git(repository, ['show', `HEAD:${name}`]) }));
  const found = await findRemovals(added, readSchema(repository, `v${last}`));
  return found.flatMap(({ name, removals }, index) => {
    const [, since] = CONTRACT.exec(added[index]?.text ?? '') ?? [];
    if (removals.length === 0 || (since && isOlder(since, last))) return [];
    const what = `${name} ${removals.join(', ')}`;
    return since
      ? `${what}, which ${last} may use. Leave it for the release after this one.`
      : `${what}. Only add now, and leave this for the release after this one, in a migration with the comment "-- contract: nothing after ${last} uses this".`;
  });
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/** The hashes of the migrations in a commit, oldest first. */
function listMigrations(repository: string, commit: string): Map<string, string> {
  const lines = git(repository, ['ls-tree', commit, FOLDER]).split('\n');
  const found = lines.map((line) => /^\d+ blob ([\da-f]+)\t(.+\.sql)$/.exec(line));
  return new Map(found.flatMap((match) => (match ? [[match[2] ?? '', match[1] ?? '']] : [])));
}

function readSchema(repository: string, commit: string): string {
  const args = ['ls-tree', '--name-only', commit, 'supabase/schemas/'];
  const files = git(repository, args).split('\n').filter(Boolean);
  return files.map((file) => git(repository, ['show', `${commit}:${file}`])).join('\n');
}
