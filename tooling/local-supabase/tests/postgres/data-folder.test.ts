import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startLocalSupabase } from '../../src/index.ts';
import { fixture, temporaryFolder } from '../support/backend.ts';

it.each([
  [
    'below a file',
    async () => join(await fileIn(await temporaryFolder()), 'data'),
    'a part of its path is a file',
  ],
  ['that is a file', async () => fileIn(await temporaryFolder()), 'it is a file'],
])('reports a data folder %s, with the reason', async (_, dataFolder, reason) => {
  const dataDir = await dataFolder();
  const starting = startLocalSupabase({ dataDir, root: fixture, port: 0 });

  await expect(starting).rejects.toThrow(
    `The data folder ${dataDir} cannot be written: ${reason}.`,
  );
});

it.skipIf(process.getuid?.() === 0)('reports a read-only data folder', async () => {
  const dataDir = await temporaryFolder();
  await chmod(dataDir, 0o500);

  await expect(startLocalSupabase({ dataDir, root: fixture, port: 0 })).rejects.toThrow(
    `The data folder ${dataDir} cannot be written: permission denied.`,
  );
});

async function fileIn(folder: string): Promise<string> {
  const file = join(folder, 'taken');
  await writeFile(file, '');
  return file;
}
