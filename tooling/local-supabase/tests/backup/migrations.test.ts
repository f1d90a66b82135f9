import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkMigrations } from '../../src/backup/schema-facts.ts';
import { temporaryFolder } from '../support/backend.ts';

let root: string;

beforeAll(async () => {
  root = await temporaryFolder();
  const folder = join(root, 'supabase', 'migrations');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '1_one.sql'), 'select 1;');
  await writeFile(join(folder, '2_two.sql'), 'select 2;');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const applied = (version: number) => ({
  version: String(version),
  statements: [`select ${version};`],
});

it('accepts a backup of the same migrations', async () => {
  await expect(checkMigrations([applied(1), applied(2)], root)).resolves.toBeUndefined();
});

it('rejects a newer backup', async () => {
  const checking = checkMigrations([applied(1), applied(2), applied(3)], root);

  await expect(checking).rejects.toThrow('The backup was written by a newer version');
});

it('rejects an older backup', async () => {
  await expect(checkMigrations([applied(1)], root)).rejects.toThrow(
    'The backup is older than this checkout, because it has not run 2_two.sql. Restore it with the code that wrote it, then start the newer code on it.',
  );
});
