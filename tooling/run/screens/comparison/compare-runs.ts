import { readFile, writeFile } from 'node:fs/promises';
import { launchBrowser } from '../../serving/launch-browser.ts';
import type { Folders } from './folders.ts';
import { drawDifference } from './draw-difference.ts';

export type Status = 'new' | 'same' | 'changed' | 'failed';
export type Result = { file: string; status: Status; pixels?: number; reason?: string };

/** Compares the pictures of this run with the ones before. Those that could not be made are in `failures`. */
export async function compareRuns(
  { current, previous, changed }: Folders,
  files: string[],
  failures: ReadonlyMap<string, string>,
): Promise<Result[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const compare = async (file: string): Promise<Result> => {
    const reason = failures.get(file);
    if (reason) return { file, status: 'failed', reason };
    const before = await readFile(previous(file)).catch(() => null);
    if (!before) return { file, status: 'new' };
    const after = await readFile(current(file));
    if (before.equals(after)) return { file, status: 'same' };
    const difference = await drawDifference(page, before, after);
    if (difference.changed === 0) return { file, status: 'same' };
    await writeFile(changed(file), difference.png);
    return { file, status: 'changed', pixels: difference.changed };
  };
  const results: Result[] = [];
  for (const file of files) results.push(await compare(file));
  await browser.close();
  return results;
}
