import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Copies what the active shell has for the root of a site, such as its worker: small files that hosts do not cache. */
export async function copyRootFiles(site: string, version: string | undefined): Promise<void> {
  if (version) await cp(resolve(site, 's', version, 'root'), site, { recursive: true });
}

/** Where a folder of a site has its releases. */
export function siteFiles(site: string) {
  return {
    releases: resolve(site, 'r'),
    shells: resolve(site, 's'),
    registry: resolve(site, 'registry.json'),
  };
}
