import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { DETAILS } from './artifact.ts';
import { compressFiles, type Copies } from './compress.ts';
import { readJson } from './read-json.ts';

/** A release as a folder, ready to be published. */
export type PreparedRelease = { name: string; version: string; folder: string };

/**
 * Creates the folder of a release, with `release.json` and compressed copies; an existing folder is not changed. `fill` writes its files
 * and returns what `release.json` says.
 */
export async function install(
  { folder }: PreparedRelease,
  copies: Copies,
  fill: (draft: string) => Promise<object>,
): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.${process.pid}.new`;
  await mkdir(draft, { recursive: true });
  const details = await fill(draft);
  await writeFile(resolve(draft, DETAILS), `${JSON.stringify(details, null, 2)}\n`);
  await compressFiles(draft, copies);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
}

/** The version in the `package.json` of a workspace. */
export async function readVersion(folder: string): Promise<string> {
  const { version } = await readJson(
    resolve(folder, 'package.json'),
    z.object({ version: z.string() }),
  );
  return version;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
