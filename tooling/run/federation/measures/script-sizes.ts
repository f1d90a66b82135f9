import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '../sites/start-sites.ts';

/** The transfer size of a site's scripts, with the best compression of either method. */
export async function measureScripts({ origin }: Site, urls: string[]) {
  const sizes = { gzip: 0, brotli: 0 };
  for (const url of new Set(urls)) {
    const response = await fetch(new URL(new URL(url).pathname, origin));
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    sizes.gzip += gzipSync(body, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(body).length;
  }
  return sizes;
}
