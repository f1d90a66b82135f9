import {
  activeReleases,
  findPage,
  findPagePattern,
  listHeads,
  type Release,
} from '@showcase/remote-contract/registry';
import { browserPageFile, NOT_FOUND_FILE, pageFile } from '../folder/page-file.ts';
import { FRAME_POLICY } from '../folder/with-policy.ts';
import { handleRequest, isComputedFile } from '../head/index.ts';
import { COMMON_HEADERS, IMMUTABLE, PLAIN_PAGE_POLICY } from '../headers.ts';
import { createEndpoints, isEndpoint } from '../open/endpoints.ts';
import type { SiteConfig } from '../pages/shell-page.ts';

/** The files of the deployment. */
export type Assets = { fetch: (request: Request) => Promise<Response> };

export type EdgeSite = { config: SiteConfig & { origin: string }; releases: Release[] };

/** Renders a page with its policy inside; null if the browser must render it. */
export type RenderAtEdge = (url: URL, site: EdgeSite) => Promise<Response | null>;

const OFFLINE_PAGE = '/offline/page.html';
/** Files whose URL changes with their content. */
const HASHED = /^\/(?:integrity|r|registry|s)\//;
/** A path that two spellings have: assets are found by either, and what is for servers would be too. No file has one. */
const OTHER_SPELLING = /%|\/\//;
/** A name with an extension, but no page and none of what the site computes. */
const FILE = /\.(?!html$)\w+$/;
/** The files that servers and tools read. */
const FOR_SERVERS =
  /(?:^|\/)\.|\.(?:map|br|gz|lock|new)$|^\/(?:nginx|cloudflare)\/|^\/(?:s\/[^/]+|r\/[^/]+\/[^/]+)\/server\//;

/**
 * A folder of a site at the edge: its files, and its pages with the heads of what they show. Configuration and releases are read once,
 * because each deployment has a worker of its own.
 */
export function createEdgeSite(assets: Assets, render?: RenderAtEdge) {
  let known: EdgeSite | undefined;
  let endpoints: ReturnType<typeof createEndpoints> | undefined;

  async function getSite(url: URL): Promise<EdgeSite> {
    // Not a promise: one of a request that was canceled might never settle.
    known ??= await readSite(url);
    return known;
  }

  async function readSite(url: URL): Promise<EdgeSite> {
    const read = async (path: string): Promise<unknown> => (await readAsset(path, url)).json();
    const [config, registry] = await Promise.all([read('/config.json'), read('/registry.json')]);
    return { config: config as EdgeSite['config'], releases: activeReleases(registry) };
  }

  function readAsset(path: string, url: URL): Promise<Response> {
    return assets.fetch(new Request(new URL(path, url)));
  }

  /** The page as the folder has it: without its content if that may depend on the query string. */
  async function readPage(url: URL, pattern: string | null): Promise<Response> {
    if (pattern === null) return readAsset(`/${NOT_FOUND_FILE}`, url);
    const withoutContent = url.search && (await readAsset(`/${browserPageFile(pattern)}`, url));
    return withoutContent && withoutContent.ok
      ? withoutContent
      : readAsset(`/${pageFile(pattern)}`, url);
  }

  async function respondWithPage(request: Request, url: URL): Promise<Response> {
    const site = await getSite(url);
    const { config, releases } = site;
    const response = await handleRequest(request, {
      origin: config.origin,
      source: sourceOf(config),
      page: () => readPage(url, findPagePattern(url.pathname, releases)),
      ...(render && { render: (pageUrl) => render(pageUrl, site) }),
      findPage: (path) => findPage(path, releases),
      heads: async () => listHeads(releases),
    });
    return withHeaders(response, {
      'Content-Security-Policy': FRAME_POLICY,
      ...(!isComputedFile(url.pathname) && cachingOfPage(response)),
    });
  }

  async function respondWithEndpoint(request: Request, url: URL): Promise<Response> {
    const { config } = await getSite(url);
    endpoints ??= createEndpoints({ source: sourceOf(config), contactEmail: config.contactEmail });
    return withHeaders(await endpoints.fetch(request), {});
  }

  async function respondWithFile(request: Request, url: URL): Promise<Response | null> {
    const file = await assets.fetch(request);
    if (HASHED.test(url.pathname)) {
      if (file.ok || file.status === 304) return withHeaders(file, { 'Cache-Control': IMMUTABLE });
      // An open tab may request the hashes of earlier releases. A missing file may exist tomorrow.
      return plain(url.pathname.startsWith('/integrity/') ? 204 : 404);
    }
    if (!file.ok && file.status !== 304) return null;
    const policy = url.pathname === OFFLINE_PAGE ? PLAIN_PAGE_POLICY : FRAME_POLICY;
    return withHeaders(file, { 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (isEndpoint(pathname)) return respondWithEndpoint(request, url);
    if (!['GET', 'HEAD'].includes(request.method))
      return withHeaders(plain(405), { Allow: 'GET, HEAD' });
    const isComputed = isComputedFile(pathname);
    if (FOR_SERVERS.test(pathname) && !isComputed) return plain(404);
    const mayBeFile = FILE.test(pathname) && !isComputed;
    const isNamed = HASHED.test(pathname) || pathname === OFFLINE_PAGE || mayBeFile;
    const isFile = isNamed && !OTHER_SPELLING.test(pathname);
    const file = isFile ? await respondWithFile(request, url) : null;
    return file ?? respondWithPage(request, url);
  };
}

function sourceOf({ supabaseUrl, supabaseKey, origin }: EdgeSite['config']) {
  return { api: new URL(supabaseUrl, origin).origin, key: supabaseKey, origin };
}

/** A page from the folder has the caching of assets; a redirect has its own. */
function cachingOfPage({ status }: Response): Record<string, string> {
  return status >= 300 && status < 400 ? {} : { 'Cache-Control': 'no-cache' };
}

function plain(status: number): Response {
  return withHeaders(new Response(null, { status }), { 'Cache-Control': 'no-store' });
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...headers }))
    all.set(name, value);
  return new Response(response.body, { status: response.status, headers: all });
}
