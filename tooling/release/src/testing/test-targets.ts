import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderTarget } from '../targets/folder-target.ts';
import { storeTarget } from '../targets/store-target.ts';
import type { Target } from '../targets/target.ts';
import { startStore } from './store-server.ts';

/** A folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A store for one test. */
export async function temporaryStore() {
  const store = await startStore();
  onTestFinished(() => store.stop());
  return { ...store, target: storeTarget(store.url, fetch) };
}

/** Each kind of target, empty, for `describe.each`. */
export const targetKinds: [kind: string, open: () => Promise<Target>][] = [
  ['a folder', async () => folderTarget(await temporaryFolder())],
  ['a store', async () => (await temporaryStore()).target],
];
