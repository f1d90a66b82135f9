import { existsSync } from 'node:fs';
import { glob, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { folderTarget, readLiveRegistry, withLock } from '@showcase/release';
import { BUCKETS, registryFor } from '@showcase/remote-contract/registry';
import { createSiteFiles } from '@showcase/serve/folder';
import { copyRootFiles } from './root-files.ts';
import { readSiteConfig } from './site-config.ts';
import { writeSiteFile } from './write-file.ts';

const NGINX = 'nginx/site.conf';
/** In milliseconds: another release may be writing its pages. */
const LOCK_TIMEOUT = 300_000;
/** Folders whose pages are not written here. */
const OTHERS = ['cloudflare', 'nginx', 'offline', 'r', 's'];

/** Whether `npm run site:build` wrote this folder. */
export function isSiteFolder(folder: string): boolean {
  return existsSync(resolve(folder, NGINX));
}

/**
 * Writes again whatever depends on the registry of a folder. Each release does so after it has changed the registry: whoever is last reads
 * what all others have written, so that two releases at once cannot leave pages of an earlier registry.
 */
export async function updateSite(folder: string): Promise<{ isNginxChanged: boolean }> {
  return withLock(resolve(folder, 'pages.lock'), LOCK_TIMEOUT, async () => {
    const config = await readSiteConfig(resolve(folder, 'config.json'));
    const nginxBefore = await readFile(resolve(folder, NGINX), 'utf8').catch(() => null);
    // The pages are files, so everyone gets the same releases.
    const live = await readLiveRegistry(folderTarget(folder));
    const registry = registryFor(BUCKETS - 1, live);
    const files = await createSiteFiles({
      folder,
      registry,
      config,
      origin: config.origin,
    });
    for (const { path, text } of files) await writeSiteFile(resolve(folder, path), text);
    await copyRootFiles(folder, registry.shell?.active);
    await removeOtherPages(folder, new Set(files.map(({ path }) => path)));
    const nginx = files.find(({ path }) => path === NGINX)?.text;
    return { isNginxChanged: nginxBefore !== null && nginx !== nginxBefore };
  });
}

/** The pages of releases that are not active any more. */
async function removeOtherPages(folder: string, written: Set<string>): Promise<void> {
  const pages = glob('**/*.html', { cwd: folder, exclude: (path) => OTHERS.includes(path) });
  for await (const page of pages) {
    if (written.has(page.replaceAll('\\', '/'))) continue;
    for (const copy of ['', '.br', '.gz']) await rm(resolve(folder, page + copy), { force: true });
  }
}
