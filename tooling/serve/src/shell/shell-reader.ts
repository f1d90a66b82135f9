import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry, ShellRelease } from '@showcase/remote-contract/registry';
import { LRUCache } from 'lru-cache';

/** The active release of the shell. */
export type Shell = Pick<ShellRelease, 'provides'> & {
  version: string;
  /** The page as it was built. */
  html: string;
  /** The URL of its server bundle; null if it has none, so that browsers render all pages. */
  bundle: string | null;
};

/** How many shells are kept: the active one, that of a rollout, and those of a moment ago. */
const MAX_SHELLS = 4;

/**
 * Reads the shell that a registry makes active, once per version. Rejects if the registry has none, or if a file is missing or does not match
 * its hash; the next call tries again.
 */
export function createShellReader(shells: string) {
  const read = new LRUCache<string, Promise<Shell>>({ max: MAX_SHELLS });

  return ({ shell }: Registry): Promise<Shell> => {
    const release = shell?.versions[shell.active];
    if (!shell || !release) return Promise.reject(new Error('The registry has no shell'));
    const version = shell.active;
    const known = read.get(version);
    if (known) return known;
    const reading = readShell(resolve(shells, version), version, release);
    read.set(version, reading);
    reading.catch(() => {
      if (read.peek(version) === reading) read.delete(version);
    });
    return reading;
  };
}

async function readShell(folder: string, version: string, release: ShellRelease): Promise<Shell> {
  const { entry, integrity, server, provides } = release;
  const page = entry.replace(/^.*\//, '');
  const html = await readVerified(resolve(folder, page), integrity[page]);
  if (server) await readVerified(resolve(folder, server.file), server.hash);
  const bundle = server ? pathToFileURL(resolve(folder, server.file)).href : null;
  return { version, html, bundle, provides };
}

async function readVerified(file: string, hash: string | undefined): Promise<string> {
  const bytes = await readFile(file);
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== hash) throw new Error(`${file} does not match its hash`);
  return bytes.toString();
}
