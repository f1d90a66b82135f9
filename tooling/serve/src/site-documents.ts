import { toIndex, type Registry } from '@showcase/remote-contract/registry';
import { IMMUTABLE } from './headers.ts';
import { findOthersMap } from './pages/import-maps.ts';
import type { CachedPage } from './rendering/page-cache.ts';
import type { SiteConfig } from './pages/shell-page.ts';

/** Responds with the JSON documents that the site computes; null for every other path. */
export function createSiteDocuments(options: {
  config: SiteConfig;
  readRegistry: () => Promise<Registry>;
}): (pathname: string) => Promise<CachedPage | null> {
  const { config, readRegistry } = options;
  return async (pathname) => {
    if (pathname === '/config.json') return json(JSON.stringify(config));
    if (pathname === '/registry.json') return json(JSON.stringify(await readRegistry()));
    if (pathname === '/registry-index.json') {
      return json(JSON.stringify(toIndex(await readRegistry())));
    }
    if (!pathname.startsWith('/integrity/')) return null;
    const map = findOthersMap(pathname, await readRegistry());
    // Its URL changes with its content. An open tab may ask for the one of earlier releases.
    return map ? json(map, IMMUTABLE) : noContent();
  };
}

function json(body: string, cacheControl = 'no-cache'): CachedPage {
  return {
    status: 200,
    headers: [
      ['content-type', 'application/json'],
      ['cache-control', cacheControl],
    ],
    body,
  };
}

function noContent(): CachedPage {
  return { status: 204, headers: [['cache-control', 'no-store']], body: '' };
}
