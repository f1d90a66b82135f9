import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameCluster } from '../../src/clusters/cluster-name.ts';
import { fixture, temporaryFolder } from '../support/backend.ts';

let root: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-01T10:15:00Z') });
  root = await temporaryFolder();
  await cp(fixture, root, { recursive: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(root, { recursive: true, force: true });
});

const readName = () => nameCluster({ root, hasSeed: true });

it('is the same for the same content in another folder', async () => {
  expect(await readName()).toBe(await nameCluster({ root: fixture, hasSeed: true }));
});

const edit = (...file: string[]) => writeFile(join(root, 'supabase', ...file), '-- changed');

it.each([
  ['a migration changes', () => edit('migrations', '20260101000000_notes.sql')],
  ['a migration is added', () => edit('migrations', '20260202000000_more.sql')],
  ['the seed changes', () => edit('seed', 'seed.ts')],
  ['a part of the seed is added', () => edit('seed', 'rows.ts')],
  ['an hour has passed', () => Promise.resolve(vi.setSystemTime('2026-09-01T11:00:00Z'))],
])('is another if %s', async (_, change) => {
  const before = await readName();
  await change();

  expect(await readName()).not.toBe(before);
});

it('is another without the seed', async () => {
  expect(await nameCluster({ root, hasSeed: false })).not.toBe(await readName());
});
