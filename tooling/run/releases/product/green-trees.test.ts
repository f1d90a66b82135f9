import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { git } from '../../against/work-tree.ts';
import { isGreenTree, readCleanTree, recordGreenTree } from './green-trees.ts';

let repository: string;
let cache: string;

beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'green-trees-'));
  cache = join(repository, '.git', 'cache');
  git(repository, ['init', '--quiet']);
  await commitFile('first');
});
afterEach(() => rm(repository, { recursive: true }));

async function commitFile(text: string) {
  await writeFile(join(repository, 'file'), text);
  git(repository, ['add', '.']);
  const author = ['-c', 'user.name=Ada Stone', '-c', 'user.email=ada@example.com'];
  git(repository, [...author, 'commit', '--quiet', '--message', text]);
}

it('remembers a tree by its files, whatever the commit', async () => {
  const tree = String(readCleanTree(repository));
  expect(isGreenTree(tree, cache)).toBe(false);
  expect(recordGreenTree(repository, tree, cache)).toBe(true);
  await commitFile('second');
  expect(isGreenTree(String(readCleanTree(repository)), cache)).toBe(false);
  await commitFile('first');
  expect(isGreenTree(String(readCleanTree(repository)), cache)).toBe(true);
});

it.each([
  ['began with', () => writeFile(join(repository, 'new'), ''), async () => undefined],
  ['ended with', async () => undefined, () => writeFile(join(repository, 'new'), '')],
  ['was overtaken by', async () => undefined, () => commitFile('second')],
])('does not count a run that %s a change', async (_how, before, during) => {
  await before();
  const tree = readCleanTree(repository);
  await during();
  expect(recordGreenTree(repository, tree, cache)).toBe(false);
});

it('counts nothing outside of a repository', async () => {
  await rm(join(repository, '.git'), { recursive: true });
  expect(recordGreenTree(repository, readCleanTree(repository), cache)).toBe(false);
});
