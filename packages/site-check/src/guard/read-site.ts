import { isSameSite } from '../hosts/site-host.ts';
import { connectToSite } from './connect-to-site.ts';
import { createNetwork } from '../network/network.ts';
import type { Network } from '../network/network.ts';
import { parseSiteUrl } from './parse-site-url.ts';
import type { SiteUrl } from './parse-site-url.ts';
import { readResponse } from './read-response.ts';
import type { RawResponse } from './read-response.ts';
import { SiteError } from './site-error.ts';
import { unpackBody } from './unpack-body.ts';

export type SiteReader = {
  network?: Network;
  /** Who reads, and why. */
  userAgent: string;
  /** How many more requests may be made; each one takes one away. */
  requests: { left: number };
  /** For how many milliseconds one URL is read, with its redirects. */
  timeLimit?: number;
};

export type SiteResponse = RawResponse & { url: URL };

const redirectStatuses = [301, 302, 303, 307, 308];
const maxRedirects = 4;

/**
 * Reads a URL that a user typed, and touches nothing but public hosts: it parses, looks up, checks and connects for each redirect, too.
 * It follows redirects within the site only. Throws a SiteError.
 */
export async function readSite(
  url: string,
  reader: SiteReader,
  maxBytes: number,
): Promise<SiteResponse> {
  const { network = createNetwork(), timeLimit = 15_000 } = reader;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeLimit);
  // A look-up cannot be aborted.
  const over = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(new SiteError('too-slow')));
  });
  const options = { ...reader, network, signal: controller.signal };
  try {
    return await Promise.race([follow(parseSiteUrl(url, network), options, maxBytes), over]);
  } catch (error) {
    if (controller.signal.aborted) throw new SiteError('too-slow', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

type Options = SiteReader & { network: Network; signal: AbortSignal };

async function follow(first: SiteUrl, options: Options, maxBytes: number): Promise<SiteResponse> {
  let site = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await request(site, options, maxBytes);
    const location = response.headers.get('location');
    if (!redirectStatuses.includes(response.status) || location === undefined)
      return { ...(await unpackBody(response, maxBytes)), url: site.url };
    site = parseSiteUrl(location, options.network, site.url);
    if (!isSameSite(first.host, site.host)) throw new SiteError('other-host');
  }
  throw new SiteError('too-many-redirects');
}

async function request(
  site: SiteUrl,
  { network, signal, requests, userAgent }: Options,
  maxBytes: number,
): Promise<RawResponse> {
  if (requests.left <= 0) throw new SiteError('too-many-requests');
  requests.left -= 1;
  const { url } = site;
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    `User-Agent: ${userAgent}`,
    'Accept: */*',
    'Accept-Encoding: identity',
    'Connection: close',
  ];
  const connection = await connectToSite(site, network, signal);
  return readResponse(connection, `${lines.join('\r\n')}\r\n\r\n`, maxBytes);
}
