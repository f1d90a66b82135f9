import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withMigrationsOf } from '../../src/backup/schema-facts.ts';
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

const listMigrations = (from: string) => readdir(join(from, 'supabase', 'migrations'));

it('has only the migrations of a backup', async () => {
  expect(await withMigrationsOf([applied(1), applied(2)], root, listMigrations)).toEqual([
    '1_one.sql',
    '2_two.sql',
  ]);
  expect(await withMigrationsOf([applied(1)], root, listMigrations)).toEqual(['1_one.sql']);
});

it('rejects a newer backup', async () => {
  const checking = withMigrationsOf([applied(1), applied(2), applied(3)], root, listMigrations);

  await expect(checking).rejects.toThrow('The backup was written by a newer version');
});
