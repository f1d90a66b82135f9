import { rmdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { socketFolder } from '../../src/postgres/folders/socket-folder.ts';

it('is recreated if another process removes it meanwhile', async () => {
  const dataFolder = `/data/${crypto.randomUUID()}`;
  const useOften = async () => {
    for (let round = 0; round < 100; round += 1) {
      const folder = await socketFolder(dataFolder, undefined);
      await rmdir(folder).catch(() => undefined);
    }
  };
  await expect(Promise.all(Array.from({ length: 8 }, useOften))).resolves.toHaveLength(8);
});
