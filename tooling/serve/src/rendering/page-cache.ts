import { LRUCache } from 'lru-cache';

/** How long a page is fresh, and how much longer it is served while a newer one is rendered. */
const FRESH_MS = 30_000;
const STALE_MS = 60_000;
/** How long a fixed page is fresh: nothing of it changes before the next release but the year. */
const LASTING_MS = 24 * 60 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** For a CDN, the same times. A browser always asks, so that a rollback shows at once. */
export const RENDERED_PAGE_HEADERS = {
  'Cache-Control': 'no-cache',
  'CDN-Cache-Control': `public, max-age=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`,
};

export type CachedPage = { status: number; headers: [string, string][]; body: string };

type Loaded = { page: CachedPage; isCacheable: boolean; isLasting?: boolean };

/** Keeps rendered pages in memory. What every visitor gets is the same, because a page is rendered for the URL alone. */
export function createPageCache({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
  const cache = new LRUCache<string, Loaded, () => Promise<Loaded>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.body.length + key.length,
    ttl: FRESH_MS,
    allowStale: true,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context: load, options }) => {
      const loaded = await load();
      if (loaded.isLasting) options.ttl = LASTING_MS;
      return loaded;
    },
  });
  return {
    /** The page, from the cache if possible. Requests for the same page share one rendering. Rejects if it cannot be loaded. */
    async get(key: string, load: () => Promise<Loaded>): Promise<CachedPage> {
      if (cache.getRemainingTTL(key) < -STALE_MS) cache.delete(key);
      const { page, isCacheable } = await cache.forceFetch(key, { context: load });
      // It answers those who waited for it, and nobody else.
      if (!isCacheable) cache.delete(key);
      return page;
    },
    clear: () => cache.clear(),
  };
}
