import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  appendFile,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stopOrphan } from './orphan.ts';
import { privateStateFolder } from './folders/state-folder.ts';

/**
 * Puts the data folder outside the checkout, with a symbolic link at `linkPath`, if the server's user cannot enter the checkout. To delete
 * the data, the user deletes the link: data without its link is removed.
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

/**
 * Renames a data folder that no backend uses. Data outside the checkout would be removed without its link, so the link's next path is written
 * down first; the earlier one stays there for a kill in between.
 */
export async function moveDataFolder(from: string, to: string): Promise<void> {
  const target = await readlink(join(from, 'database')).catch(() => undefined);
  if (target !== undefined) await appendFile(`${target}.place`, `\n${join(to, 'database')}`);
  await rename(from, to);
}

async function removeAbandoned(): Promise<void> {
  const state = await privateStateFolder();
  for (const name of await readdir(state)) {
    if (!name.endsWith('.place')) continue;
    const target = join(state, name.slice(0, -'.place'.length));
    const text = await readFile(join(state, name), 'utf8').catch(() => '');
    if (text === '' || !(await isAbandoned(text.split('\n'), target))) continue;
    await stopOrphan(target);
    for (const leftover of [target, `${target}.new`, `${target}.place`])
      await rm(leftover, { recursive: true, force: true });
  }
}

/** If the whole folder is missing, its disk may be unmounted; if only the link is missing, it was deleted. */
async function isAbandoned(linkPaths: string[], target: string): Promise<boolean> {
  for (const linkPath of linkPaths) {
    const linked = await readlink(linkPath).catch(() => undefined);
    if (linked === target) return false;
  }
  return linkPaths.some(
    (linkPath) => existsSync(dirname(linkPath)) || linkPath.startsWith(tmpdir()),
  );
}
