import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DETAILS, hashOf, isCompressed, listFiles, SERVER_FOLDER } from '../artifact.ts';
import type { PreparedRelease } from '../install.ts';
import type { Target } from '../targets/target.ts';
import { releasePath } from './live-release.ts';

const PARALLEL_UPLOADS = 8;
const MAX_ATTEMPTS = 5;

/**
 * Adds the files of a release that the target does not have. Throws if it has other files under their names, or if it would overwrite
 * a file that has changed, because then two releases at once would lose one.
 */
export async function uploadRelease(target: Target, release: PreparedRelease): Promise<void> {
  const { name, version, folder } = release;
  const prefix = releasePath(name, version);
  // It is written last: if it is there, all others are.
  if (!(await target.read(prefix + DETAILS))) await uploadFolder(target, prefix, folder);
  await assertConditions(target, prefix + DETAILS);
}

/** Throws if the target would overwrite an existing file that it should only create, or that has changed. */
async function assertConditions(target: Target, path: string): Promise<void> {
  const file = await target.read(path);
  if (!file) return;
  for (const [condition, version] of [
    ['If-None-Match', null],
    ['If-Match', '"stale"'],
  ] as const) {
    if (!(await target.write(path, file.bytes, version))) continue;
    throw new Error(
      `${target.name} ignores ${condition}, so releases could be lost; none was made.`,
    );
  }
}

async function uploadFolder(target: Target, prefix: string, folder: string): Promise<void> {
  const files = (await listFiles(folder))
    .filter((file) => file !== DETAILS)
    .filter((file) => !target.isPublic || isForBrowsers(file));
  const add = async (file: string) =>
    addFile(target, prefix + file, await readFile(resolve(folder, file)));
  const queue = files.values();
  const uploads = Array.from({ length: PARALLEL_UPLOADS }, async () => {
    for (const file of queue) await add(file);
  });
  await Promise.all(uploads);
  await add(DETAILS);
}

async function addFile(target: Target, path: string, bytes: Uint8Array): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    if (await target.write(path, bytes, null)) return;
    const existing = await target.read(path);
    if (!existing) {
      await setTimeout(Math.random() * 5 * attempt);
      continue;
    }
    if (!dependsOnTool(path) && hashOf(existing.bytes) !== hashOf(bytes)) {
      throw new Error(
        `${target.name}/${path} exists with other content; no release changes a file.`,
      );
    }
    return;
  }
  throw new Error(`${target.name}/${path} cannot be written: another upload is in progress.`);
}

/** The same build may have other bytes here if another version of Node or of this tool wrote them. */
function dependsOnTool(path: string): boolean {
  return isCompressed(path) || path.endsWith(`/${DETAILS}`);
}

function isForBrowsers(file: string): boolean {
  const isSourceMap = /\.map(?:\.(?:br|gz))?$/.test(file);
  return !file.startsWith(SERVER_FOLDER) && !isSourceMap && !/(?:^|\/)\./.test(file);
}
