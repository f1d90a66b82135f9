import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findCommit, git } from '../../against/work-tree.ts';
import { measureTests } from './measure-tests.ts';

const remotes = ['public-site', 'admin'].map((name) => `apps/${name}/src/remote.ts`);
let repository = '';

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'measure-tests-'));
  git(repository, ['init', '--quiet']);
  for (const file of remotes) {
    await mkdir(dirname(join(repository, file)), { recursive: true });
    await writeFile(join(repository, file), 'export const remote = {};\n');
  }
  git(repository, ['add', '.']);
  const author = ['-c', 'user.name=Ada Stone', '-c', 'user.email=ada@example.com'];
  git(repository, [...author, 'commit', '--quiet', '--message', 'first']);
});
afterEach(() => rm(repository, { recursive: true, force: true }));

/** Writes into the repository what it was run in. */
const record = (name: string, code = 0) => [
  process.execPath,
  '--eval',
  `const { execSync } = require('node:child_process');
   const changed = execSync('git diff --name-only').toString().trim().split('\\n').filter(Boolean);
   const seen = { folder: process.cwd(), home: process.env.HOME, changed };
   require('node:fs').appendFileSync(${JSON.stringify(name)}, JSON.stringify(seen) + '\\n');
   console.log('recorded');
   process.exit(${code});`,
];

type Seen = { folder: string; home: string; changed: string[] };

async function measure(code?: number) {
  const file = join(repository, 'runs');
  const side = { name: 'this', repository, commit: findCommit(repository, 'HEAD') };
  const figures = await measureTests(side, record(file, code));
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return { figures, runs: lines.map((line) => JSON.parse(line) as Seen) };
}

it('runs the tests in two clones with one home, and in the second one after changes', async () => {
  const { figures, runs } = await measure();
  expect(runs.map(({ changed }) => changed)).toEqual([
    [],
    [],
    remotes.slice(0, 1),
    remotes.toSorted(),
  ]);
  const [first, ...others] = runs.map(({ folder }) => folder);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(first);
  expect(new Set(runs.map(({ home }) => home)).size).toBe(1);
  expect(figures.map(({ label, max }) => [label.trim(), max])).toEqual([
    ['npm test, new clone', 900],
    ['processor', 1750],
    ['npm test, second new clone', 180],
    ['npm test, public-site changed', 150],
    ['npm test, admin changed', 150],
  ]);
  expect(figures.every(({ value }) => value > 0)).toBe(true);
});

it('prints what failed, goes on, and fails in the end', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { figures } = await measure(3);
  expect(figures).toHaveLength(5);
  expect(error.mock.calls.flat()[0]).toMatch(/ failed:\nrecorded$/);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  error.mockRestore();
});
