import { listVariants, toIndex } from '@showcase/remote-contract/registry';
import { IMMUTABLE } from './headers.ts';
import { findOthersMap } from './pages/import-maps.ts';
import type { CachedPage } from './rendering/page-cache.ts';
import type { SiteConfig } from './pages/shell-page.ts';
import type { Visit } from './visitor.ts';

/** Responds with the JSON documents that the site computes; null for every other path. */
export function createSiteDocuments(
  config: SiteConfig,
): (pathname: string, visit: Promise<Visit>) => Promise<CachedPage | null> {
  return async (pathname, visit) => {
    if (pathname === '/config.json') return json(JSON.stringify(config));
    if (pathname === '/registry.json') return json(JSON.stringify((await visit).visitor.registry));
    if (pathname === '/registry-index.json') {
      return json(JSON.stringify(toIndex((await visit).visitor.registry)));
    }
    if (!pathname.startsWith('/integrity/')) return null;
    const variants = listVariants((await visit).all);
    const [map] = variants.flatMap((variant) => findOthersMap(pathname, variant) ?? []);
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
