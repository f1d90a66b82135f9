import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  findChangedMigrations,
  findLastRelease,
  findUnsafeRemovals,
} from '../../run/releases/product/migrations.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Null before the first release, and in a clone without tags. */
const last = findLastRelease(root);

/** The release would find it, too, when it is late to repair it. */
it.skipIf(last === null)('since the last release, migrations have only added', async () => {
  expect(findChangedMigrations(root, String(last))).toEqual([]);
  expect(await findUnsafeRemovals(root, String(last))).toEqual([]);
});
