import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings } from '../accepted-encodings.ts';
import { hasVersion } from '../files/conditions.ts';
import type { CachedPage } from '../rendering/page-cache.ts';

/** Brotli at a level for pages that are compressed while a visitor waits. */
const brotli = (text: string) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const encoders = { br: brotli, gzip: (text: string) => promisify(gzip)(text) };

/** The compressed bodies of pages in the cache. */
const compressed = new WeakMap<CachedPage, Map<string, Promise<Buffer>>>();

/**
 * Sends a page compressed, or only its status if the browser has it. What a visitor gets during a rollout is `isPrivate`: no shared cache
 * may send it to others.
 */
export async function sendPage(
  { headers: requested, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  response: ServerResponse,
  page: CachedPage,
  { isPrivate = false } = {},
): Promise<void> {
  const headers = new Map(page.headers);
  if (isPrivate && headers.get('cache-control') === 'no-cache') {
    headers.set('cache-control', 'private, no-cache');
  }
  if (isPrivate) headers.delete('cdn-cache-control');
  headers.set('vary', 'Accept-Encoding');
  const etag = headers.get('etag');
  if (etag && hasVersion(requested['if-none-match'], etag)) {
    headers.delete('content-type');
    response.writeHead(304, Object.fromEntries(headers)).end();
    return;
  }
  const encoding = chooseEncoding(requested['accept-encoding']);
  const body = encoding && page.body ? await compress(page, encoding) : Buffer.from(page.body);
  if (encoding && page.body) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  response.writeHead(page.status, Object.fromEntries(headers));
  response.end(method === 'HEAD' ? undefined : body);
}

type Encoding = keyof typeof encoders;

function chooseEncoding(accepted?: string | string[]): Encoding | null {
  const names = acceptedEncodings(accepted);
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? null;
}

function compress(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const bodies = compressed.get(page) ?? new Map<string, Promise<Buffer>>();
  const body = bodies.get(encoding) ?? encoders[encoding](page.body);
  bodies.set(encoding, body);
  compressed.set(page, bodies);
  return body;
}
