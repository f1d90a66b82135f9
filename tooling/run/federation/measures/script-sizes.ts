import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '../sites/start-sites.ts';

/** What scripts of a site weigh on their way, compressed by either method as well as it can. */
export async function measureScripts({ origin }: Site, urls: string[]) {
  const sizes = { gzip: 0, brotli: 0 };
  for (const url of new Set(urls)) {
    const response = await fetch(new URL(new URL(url).pathname, origin));
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    sizes.gzip += gzipSync(body, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(body).length;
  }
  return sizes;
}
