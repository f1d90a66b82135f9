import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stopOrphan } from './orphan.ts';
import { privateStateFolder } from './folders/state-folder.ts';

/**
 * Gives a data folder that the server's user cannot enter a place outside the checkout, with a link at `place`. The link keeps the data
 * the user's to delete: without it the data counts as thrown away.
 */
export async function linkToExternalFolder(linkPath: string): Promise<string> {
  const linked = await readlink(linkPath).catch(() => undefined);
  await removeAbandoned();
  if (linked !== undefined) return linked;
  const target = join(await privateStateFolder(), `database-${randomBytes(6).toString('hex')}`);
  await rm(linkPath, { recursive: true, force: true });
  await symlink(target, linkPath);
  await writeFile(`${target}.place`, linkPath);
  return target;
}

async function removeAbandoned(): Promise<void> {
  const state = await privateStateFolder();
  for (const name of await readdir(state)) {
    if (!name.endsWith('.place')) continue;
    const target = join(state, name.slice(0, -'.place'.length));
    const linkPath = await readFile(join(state, name), 'utf8').catch(() => '');
    if (linkPath === '' || !(await isAbandoned(linkPath, target))) continue;
    await stopOrphan(target);
    for (const leftover of [target, `${target}.new`, `${target}.place`])
      await rm(leftover, { recursive: true, force: true });
  }
}

/** A whole folder may be missing because its disk is; a link alone is missing because somebody deleted it. */
async function isAbandoned(linkPath: string, target: string): Promise<boolean> {
  const linked = await readlink(linkPath).catch(() => undefined);
  if (linked === target) return false;
  return existsSync(dirname(linkPath)) || linkPath.startsWith(tmpdir());
}
