import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';

/** Written by tools while they run, so each checkout has its own. */
const isCache = (name: string) => name === '.cache' || name.startsWith('.vite');

/** Gives another checkout with the same lock file the installed packages of this one, as hard links where the disk can. */
export function linkPackages(from: string, to: string): void {
  for (const folder of listPackageFolders(from)) linkFolder(join(from, folder), join(to, folder));
}

/** The `node_modules` of a checkout and of its workspaces. */
export function listPackageFolders(checkout: string): string[] {
  const folders = globSync(['node_modules', '*/node_modules', '*/*/node_modules'], {
    cwd: checkout,
  });
  const hasOne = (folder: string) => folder.split('node_modules').length === 2;
  return folders.filter(hasOne);
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkFile(source, target);
    else if (!isCache(entry.name)) linkFolder(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, target);
  }
}
