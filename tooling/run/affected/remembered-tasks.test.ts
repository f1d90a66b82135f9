import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../project.ts';

type DryRun = { tasks: { taskId: string; hash: string }[] };

let copy: string;
let before: Map<string, string>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'showcase-tasks-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const copied = [...new Set(files)].map((file) =>
    cp(resolve(root, file), resolve(copy, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    }),
  );
  await Promise.all(copied);
  await symlink(resolve(root, 'node_modules'), resolve(copy, 'node_modules'));
  // Turborepo asks git which files have changed; without a repository it reads them all, each time.
  for (const gitArgs of [
    ['init', '--quiet'],
    ['add', '.'],
  ])
    execFileSync('git', gitArgs, { cwd: copy });
  before = readHashes();
});

afterAll(() => rm(copy, { recursive: true, force: true }));

/** The inputs by which each task is remembered. */
function readHashes(env: NodeJS.ProcessEnv = {}): Map<string, string> {
  const tests = ['test', 'test:stories', 'test:functions', 'test:hosted', 'test:recorded'];
  const args = ['run', 'lint', ...tests, 'build', '--dry=json'];
  const printed = execFileSync('turbo', args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  const { tasks } = JSON.parse(printed) as DryRun;
  return new Map(tasks.map(({ taskId, hash }) => [taskId.replace('@showcase/', ''), hash]));
}

/** The tasks that would run now, although they passed before. */
function listMissed(env?: NodeJS.ProcessEnv): string[] {
  const after = readHashes(env);
  return [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
}

async function listMissedAfter(file: string, change: (text: string) => string): Promise<string[]> {
  const path = resolve(copy, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  try {
    return listMissed();
  } finally {
    await writeFile(path, text);
  }
}

it('every task is remembered if nothing has changed', () => {
  expect(before.size).toBeGreaterThan(40);
  expect(listMissed()).toEqual([]);
});

describe('a result is not remembered after a change of', () => {
  it.each<[string, string, string[]]>([
    [
      'SQL',
      'supabase/migrations/20261130000000_baseline.sql',
      ['supabase#test', 'data#test', 'local-supabase#test:recorded'],
    ],
    [
      'a setting of the auth service',
      'supabase/config.local.toml',
      ['supabase#test', 'data#test', 'local-supabase#test', 'local-supabase#test:recorded'],
    ],
    [
      'how functions are bundled',
      'tooling/run/functions/bundle-function.ts',
      ['supabase#test:functions'],
    ],
    ['what sends mail', 'packages/mail/src/sender/deliver-mails.ts', ['supabase#test:functions']],
    ['the seed', 'supabase/seed/seed.ts', ['supabase#test', 'data#test']],
    ['a mail', 'supabase/templates/recovery.html', ['mail#test', 'local-supabase#test']],
    [
      'a shared package',
      'packages/ui/src/index.ts',
      [
        'ui#test',
        'kit#test',
        'admin#test',
        'admin#build',
        'admin#lint',
        'ui#test:stories',
        'mail#test',
      ],
    ],
    ['the backend', 'tooling/local-supabase/src/index.ts', ['supabase#test', 'data#test']],
    ['a remote', 'apps/admin/src/remote.ts', ['admin#lint', 'admin#test', 'admin#build']],
    [
      'a rule',
      '.oxlintrc.json',
      ['admin#lint', '//#lint', 'repo-checks#test', 'run#test', 'new-remote#test'],
    ],
    ['the glossary', 'docs/glossary.md', ['repo-checks#test', 'new-remote#test']],
    [
      'a configuration',
      'tooling/testing/vitest.ts',
      ['ui#test', 'supabase#test', 'repo-checks#test'],
    ],
    ['the version of the product', 'package.json', ['shell#build']],
    ['how to upgrade', 'docs/operating.md', ['run#test', 'supabase#test']],
    ['the version of Node', '.node-version', ['ui#test', 'supabase#test', 'admin#build']],
  ])('%s', async (_, file, tasks) => {
    const missed = await listMissedAfter(file, (text) => `${text}\n`);
    expect(missed).toEqual(expect.arrayContaining(tasks));
  });

  it('the lock file', async () => {
    const missed = await listMissedAfter('package-lock.json', (text) => {
      const changed = text.replace(
        /("node_modules\/fast-check": {\s+"version": ")[^"]+/,
        '$10.0.0',
      );
      expect(changed).not.toBe(text);
      return changed;
    });
    expect(missed).toContain('supabase#test');
  });

  it.each([
    ['the Node that runs', 'NODE_VERSION', ['ui#test', 'admin#build']],
    ['the browser', 'CHROMIUM_VERSION', ['ui#test:stories']],
    ['how much is tested', 'TEST_TIER', ['supabase#test', 'data#test']],
  ])('%s', (_, variable, tasks) => {
    expect(listMissed({ [variable]: 'another' })).toEqual(expect.arrayContaining(tasks));
  });
});

describe('a change is not noticed by what does not depend on it:', () => {
  it.each([
    ['a test', 'packages/ui/src/readme.test.ts', ['ui#test']],
    ['a remote', 'apps/onboarding/src/remote.ts', ['onboarding#test', 'onboarding#build']],
    [
      'a test of the database',
      'supabase/vitest.config.ts',
      ['supabase#test', 'supabase#test:hosted'],
    ],
  ])('%s', async (_, file, tasks) => {
    const missed = await listMissedAfter(file, (text) => `${text}\n`);
    const unrelated = ['shell', 'public-site', 'kit'].map((name) => `${name}#test`);
    expect(missed).toEqual(expect.arrayContaining(tasks));
    expect(missed.filter((task) => unrelated.includes(task) || task === 'shell#build')).toEqual([]);
  });
});
