import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { git } from '../../against/work-tree.ts';
import { findChangelogProblem } from './changelog.ts';
import { readCleanTree } from './green-trees.ts';
import { findChangedMigrations, findLastRelease, findUnsafeRemovals } from './migrations.ts';

export type Options = {
  repository: string;
  version: string;
  /** The shared packages whose versions do not follow what they export. */
  listStalePackages: () => Promise<string[]>;
  /** Whether `npm run test:all` passed with these files. */
  isGreen: (tree: string) => boolean;
};

/** For each check, what to do before the release; nothing if it passes. They change nothing. */
export async function runReleaseChecks(options: Options): Promise<Map<string, string[]>> {
  const { repository, version } = options;
  const last = findLastRelease(repository);
  const changelog = readFileSync(resolve(repository, 'CHANGELOG.md'), 'utf8');
  const stale = await options.listStalePackages();
  return new Map([
    ['the tree is clean, on main', findTreeProblems(repository)],
    ['the version is new', findVersionProblems(repository, version)],
    ['the changelog has its section', [findChangelogProblem(changelog, version)].flatMap(orNone)],
    ['migrations only add', last ? await findUnsafeRemovals(repository, last) : []],
    ['released migrations are as they were', last ? findChangedMigrations(repository, last) : []],
    [
      'shared packages have versions for what they export',
      stale.map(
        (name) =>
          `packages/${name} has other names than its version. Run npm run exports and commit what it writes.`,
      ),
    ],
    ['test:all passed with these files', findTestProblems(options)],
  ]);
}

const orNone = <T>(value: T | null) => (value === null ? [] : [value]);

function findTreeProblems(repository: string): string[] {
  const changed = git(repository, ['status', '--porcelain']).split('\n').filter(Boolean);
  const branch = git(repository, ['branch', '--show-current']).trim();
  return [
    ...(changed.length > 0
      ? [`Commit or remove ${changed.map((line) => line.slice(3)).join(', ')}.`]
      : []),
    ...(branch === 'main' ? [] : ['Releases are made on main. Run git switch main.']),
  ];
}

function findVersionProblems(repository: string, version: string): string[] {
  if (git(repository, ['tag', '--list', `v${version}`]) === '') return [];
  return [
    `${version} is released already. Run npm version minor --no-git-tag-version, and write the section in CHANGELOG.md.`,
  ];
}

function findTestProblems({ repository, isGreen }: Options): string[] {
  const tree = readCleanTree(repository);
  if (tree !== null && isGreen(tree)) return [];
  return [
    'Run npm run test:all with everything committed, then this command, without a commit between them.',
  ];
}
