import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { git } from '../../against/work-tree.ts';
import { isGreenTree, readCleanTree, recordGreenTree } from './green-trees.ts';
import { releaseProduct } from './release-product.ts';

const baseline = 'supabase/migrations/20261130000000_baseline.sql';
const newer = 'supabase/migrations/20270101000000_notes.sql';
const table = 'create table public.notes (id uuid, title text);';

let folder: string;
let repository: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-product-'));
  [repository, cache] = [join(folder, 'repository'), join(folder, 'cache')];
  await mkdir(repository);
  git(repository, ['init', '--quiet', '--initial-branch=main']);
  git(repository, ['config', 'user.name', 'Ada Stone']);
  git(repository, ['config', 'user.email', 'ada@example.com']);
  await commit({
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 1.0.0\n\nEverything.\n',
    [baseline]: table,
    'supabase/schemas/0100_notes.sql': table,
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(repository, name)), { recursive: true });
    await writeFile(join(repository, name), text);
  }
}

async function commit(files: Record<string, string>) {
  await write(files);
  git(repository, ['add', '.']);
  git(repository, ['commit', '--quiet', '--message', 'Change']);
}

/** As `npm run test:all` does when all has passed. */
function passTests() {
  recordGreenTree(repository, readCleanTree(repository), cache);
}

function release(version: string, { isDryRun = false, stale = [] as string[] } = {}) {
  const isGreen = (tree: string) => isGreenTree(tree, cache);
  const listStalePackages = async () => stale;
  return releaseProduct({
    repository,
    version,
    date: '2026-12-24',
    isDryRun,
    isGreen,
    listStalePackages,
  });
}

/** Releases 1.0.0 and begins 1.1.0. */
async function releaseFirst() {
  passTests();
  await release('1.0.0');
  await commit({
    'CHANGELOG.md': '# Changelog\n\n## 1.1.0\n\nNotes.\n\n## 1.0.0, 2026-12-24\n\nEverything.\n',
  });
}

it('dates the changelog, commits that alone, and tags the commit', async () => {
  passTests();
  const report = await release('1.0.0');
  expect(report).toMatch(/^(?:ok .*\n){7}\nReleased 1\.0\.0 .*git push origin main v1\.0\.0$/);
  expect(await readFile(join(repository, 'CHANGELOG.md'), 'utf8')).toContain(
    '\n## 1.0.0, 2026-12-24\n',
  );
  expect(git(repository, ['log', '-1', '--format=%s', '--name-only'])).toBe(
    'Release 1.0.0\n\nCHANGELOG.md\n',
  );
  expect(git(repository, ['cat-file', '-t', 'v1.0.0'])).toBe('tag\n');
  expect(git(repository, ['describe'])).toBe('v1.0.0\n');
  expect(readCleanTree(repository)).not.toBeNull();
});

it('changes nothing in a dry run', async () => {
  passTests();
  const before = git(repository, ['rev-parse', 'HEAD']);
  expect(await release('1.0.0', { isDryRun: true })).toContain('Everything is ready for 1.0.0.');
  expect(git(repository, ['rev-parse', 'HEAD'])).toBe(before);
  expect(git(repository, ['tag'])).toBe('');
});

it('leaves the changelog as it was if Git rejects the commit', async () => {
  passTests();
  await writeFile(join(repository, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', {
    mode: 0o755,
  });
  await expect(release('1.0.0')).rejects.toThrow();
  expect(readCleanTree(repository)).not.toBeNull();
  expect(git(repository, ['tag'])).toBe('');
});

describe('is rejected, and says what to do,', () => {
  async function expectRejected(version: string, problems: string[], stale?: string[]) {
    const before = git(repository, ['rev-parse', 'HEAD']);
    const failure: unknown = await release(version, { ...(stale && { stale }) }).catch(
      (error: unknown) => error,
    );
    const report = failure instanceof Error ? failure.message : '';
    for (const problem of problems) expect(report).toContain(problem);
    expect(report.match(/^FAILED/gm) ?? []).toHaveLength(problems.length);
    expect(git(repository, ['rev-parse', 'HEAD'])).toBe(before);
  }

  it('with changes that are not committed, which no test has seen', async () => {
    passTests();
    await write({ 'new.txt': '' });
    await expectRejected('1.0.0', ['Commit or remove new.txt.', 'Run npm run test:all']);
  });

  it('on another branch', async () => {
    passTests();
    git(repository, ['switch', '--quiet', '--create', 'topic']);
    await expectRejected('1.0.0', ['git switch main']);
  });

  it('with other files than those that passed', async () => {
    passTests();
    await commit({ 'new.txt': '' });
    await expectRejected('1.0.0', ['Run npm run test:all with everything committed']);
  });

  it('without a section of the changelog', async () => {
    passTests();
    await expectRejected('1.1.0', ['says nothing under "## 1.1.0"']);
  });

  it('with a shared package whose version is stale', async () => {
    passTests();
    await expectRejected('1.0.0', ['packages/ui has other names'], ['ui']);
  });

  it('if the version was released', async () => {
    await releaseFirst();
    passTests();
    await expectRejected('1.0.0', ['1.0.0 is released already', 'has a date for 1.0.0']);
  });

  it.each([
    ['has changed', () => write({ [baseline]: `${table} ` })],
    ['is missing', () => rm(join(repository, baseline))],
  ])('if a released migration %s', async (_what, change) => {
    await releaseFirst();
    await change();
    await commit({});
    passTests();
    await expectRejected('1.1.0', [`${baseline} is not what 1.0.0 released`]);
  });

  it('if a new migration sorts before a released one', async () => {
    await releaseFirst();
    await commit({ 'supabase/migrations/20261129000000_early.sql': 'select 1;' });
    passTests();
    await expectRejected('1.1.0', ['20261129000000_early.sql is new and sorts before']);
  });

  it('if a new migration removes something', async () => {
    await releaseFirst();
    await commit({ [newer]: 'alter table public.notes drop column title;' });
    passTests();
    await expectRejected('1.1.0', [`${newer} drops public.notes.title. Only add now`]);
  });

  it('if it removes what the last release uses', async () => {
    await releaseFirst();
    const contract = '-- contract: nothing after 1.0.0 uses this\n';
    await commit({ [newer]: `${contract}alter table public.notes drop column title;` });
    passTests();
    await expectRejected('1.1.0', [`${newer} drops public.notes.title, which 1.0.0 may use`]);
  });
});

it('may remove what a release before the last one was the last to use', async () => {
  await releaseFirst();
  const section = (version: string) => `# Changelog\n\n## ${version}\n\nNotes.\n`;
  for (const version of ['1.9.0', '1.10.0']) {
    await commit({ 'CHANGELOG.md': section(version) });
    passTests();
    await release(version);
  }
  const sql = '-- contract: nothing after 1.9.0 uses this\nalter table public.notes drop title;';
  await commit({ 'CHANGELOG.md': section('1.11.0'), [newer]: sql });
  passTests();
  expect(await release('1.11.0')).toContain('Released 1.11.0');
});
