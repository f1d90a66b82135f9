import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolders, replaceCurrent } from './folders.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A run that takes these pictures, of which each file says in which run it was taken. */
async function run(name: string, files: string[], { isComplete = true, missing = '' } = {}) {
  const folders = await openFolders(root);
  const taken = files.filter((file) => file !== missing);
  for (const file of taken) await writeFile(folders.taken(file), name);
  await replaceCurrent(folders, files, isComplete);
}

/** The files of a folder, with the run of each. */
async function read(folder: string) {
  const runs: Record<string, string> = {};
  for (const file of await readdir(join(root, folder)))
    runs[file] = await readFile(join(root, folder, file), 'utf8');
  return runs;
}

it('has the pictures of the last complete run and of the one before', async () => {
  await run('1', ['a', 'b']);
  await run('2', ['a', 'c']);
  expect(await read('current')).toEqual({ a: '2', c: '2' });
  expect(await read('previous')).toEqual({ a: '1', b: '1' });
});

it('replaces only the pictures of a run with some of them', async () => {
  await run('1', ['a', 'b']);
  await run('2', ['b', 'c'], { isComplete: false });
  expect(await read('current')).toEqual({ a: '1', b: '2', c: '2' });
  expect(await read('previous')).toEqual({ b: '1' });
});

it('has no current picture of what could not be made', async () => {
  await run('1', ['a', 'b']);
  await run('2', ['a', 'b'], { isComplete: false, missing: 'b' });
  expect(await read('current')).toEqual({ a: '2' });
  expect(await read('previous')).toEqual({ a: '1', b: '1' });
});

it('keeps the pictures of the last run if the next one does not end', async () => {
  await run('1', ['a']);
  const folders = await openFolders(root);
  await writeFile(folders.taken('a'), '2');
  await openFolders(root);
  expect(await read('current')).toEqual({ a: '1' });
  expect(await read('taken')).toEqual({});
});
