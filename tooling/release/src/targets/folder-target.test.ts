import { mkdir, readdir, writeFile } from 'node:fs/promises';
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

it('names the lock that an interrupted release left', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'registry.json.lock'), '');
  const target = folderTarget(folder, { lockTimeout: 30 });
  await expect(target.write('registry.json', bytes, null)).rejects.toThrow(
    `${join(folder, 'registry.json.lock')} is in the way. If no other release is running, delete it.`,
  );
});

it('finds the releases and the registry of this machine in their places', async () => {
  const folder = await temporaryFolder();
  const [releases, registry] = [join(folder, 'releases'), join(folder, 'dev-registry.json')];
  const target = localTarget({ releases, registry });
  expect(target.locate?.('registry.json')).toBe(registry);
  expect(target.locate?.('r/shop/1.0.0')).toBe(join(releases, 'shop/1.0.0'));
});
