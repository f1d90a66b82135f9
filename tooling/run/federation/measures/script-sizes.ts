import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '../sites/start-sites.ts';

/** What scripts of a site weigh on their way, compressed by either method as well as it can. */
export async function scriptSizes({ origin }: Site, addresses: string[]) {
  const sizes = { gzip: 0, brotli: 0 };
  for (const address of new Set(addresses)) {
    const answer = await fetch(new URL(new URL(address).pathname, origin));
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const body = Buffer.from(await answer.arrayBuffer());
    sizes.gzip += gzipSync(body, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(body).length;
  }
  return sizes;
}
