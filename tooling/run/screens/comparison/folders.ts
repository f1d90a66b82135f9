import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

const names = ['taken', 'current', 'previous', 'changed'] as const;

/** Where each folder's picture of this name is; `taken` has those of a run that has not ended. */
export type Folders = Record<(typeof names)[number], (file: string) => string> & { root: string };

export async function openFolders(root: string): Promise<Folders> {
  await rm(resolve(root, 'taken'), { recursive: true, force: true });
  await rm(resolve(root, 'changed'), { recursive: true, force: true });
  for (const name of names) await mkdir(resolve(root, name), { recursive: true });
  const inFolder = (name: string) => (file: string) => resolve(root, name, file);
  return {
    root,
    taken: inFolder('taken'),
    current: inFolder('current'),
    previous: inFolder('previous'),
    changed: inFolder('changed'),
  };
}

/** Makes the pictures that were taken the current ones, and those before them the previous ones; of a complete run, all of them. */
export async function replaceCurrent(
  { taken, current, previous }: Folders,
  files: string[],
  isComplete: boolean,
): Promise<void> {
  if (isComplete) {
    await rm(previous(''), { recursive: true, force: true });
    await rename(current(''), previous(''));
    await rename(taken(''), current(''));
    return;
  }
  for (const file of files) {
    if (existsSync(current(file))) await rename(current(file), previous(file));
    else await rm(previous(file), { force: true });
    if (existsSync(taken(file))) await rename(taken(file), current(file));
  }
}
