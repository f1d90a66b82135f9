import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-targets.ts';
import { folderTarget, localTarget } from './folder-target.ts';

const bytes = new TextEncoder().encode('{}');

it('leaves nothing but the file', async () => {
  const folder = await temporaryFolder();
  await folderTarget(folder).write('registry.json', bytes, null);
  expect(await readdir(folder)).toEqual(['registry.json']);
});

it('does not take a file that cannot be read for a missing one', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'registry.json'));
  await expect(folderTarget(folder).read('registry.json')).rejects.toThrow('EISDIR');
});

it('waits for another release that is writing, and gives up with its lock in the message', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'registry.json.lock'), '');
  const target = folderTarget(folder, { lockTimeout: 30 });
  await expect(target.write('registry.json', bytes, null)).rejects.toThrow(
    `${join(folder, 'registry.json.lock')} is in the way: other releases are writing. Try again.`,
  );
});

it('removes the lock that an interrupted release left', async () => {
  const folder = await temporaryFolder();
  const lock = join(folder, 'registry.json.lock');
  await writeFile(lock, '');
  const old = Date.now() / 1000 - 11;
  await utimes(lock, old, old);
  expect(await folderTarget(folder).write('registry.json', bytes, null)).toBe(true);
  expect(await readdir(folder)).toEqual(['registry.json']);
});

it('finds the releases and the registry of this machine in their places', async () => {
  const folder = await temporaryFolder();
  const [releases, registry] = [join(folder, 'releases'), join(folder, 'dev-registry.json')];
  const shells = join(folder, 'shells');
  const target = localTarget({ releases, shells, registry });
  expect(target.locate?.('registry.json')).toBe(registry);
  expect(target.locate?.('r/shop/1.0.0')).toBe(join(releases, 'shop/1.0.0'));
  expect(target.locate?.('s/1.0.0/index.html')).toBe(join(shells, '1.0.0/index.html'));
});
