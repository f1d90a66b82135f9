import type { StaticHead } from '@showcase/remote-contract/registry';
import { CHANGE_PASSWORD } from './automatic-paths.ts';
import { addAlternates } from './add-alternates.ts';
import { addData, addHead, findHeadOrNull } from './add-head.ts';
import type { Source } from '../public/source.ts';
import { isSitemapPath, renderRobots, renderSitemap } from './sitemap.ts';

export type HeadOptions = {
  /** The site's own origin, such as https://showcase.example; a visitor's Host header is never used. */
  origin: string;
  source: Source;
  /** The shell's page with its headers, as the host would send it. */
  page: () => Promise<Response>;
  /** The page as a server rendered it, with its own title and metadata; null if the browser must render it. */
  render?: (url: URL) => Promise<Response | null>;
  /** The canonical form of a path that has a page; null if it has none. */
  findPage: (path: string) => string | null | Promise<string | null>;
  /** The heads of static pages, by path. */
  heads: () => Promise<Record<string, StaticHead>>;
  /** Whether the host draws pictures for previews of links. */
  hasCards?: boolean;
};

/**
 * Responds to a request for a page, a sitemap or /robots.txt. Uses only web standard APIs, so it runs in the local site and
 * at the edge of a CDN.
 */
export async function handleRequest(request: Request, options: HeadOptions): Promise<Response> {
  const { source, origin, hasCards = false } = options;
  const { pathname, search } = new URL(request.url);
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  if (url.pathname === CHANGE_PASSWORD.path) return redirect(CHANGE_PASSWORD.location, 302);
  if (url.pathname === '/robots.txt')
    return textResponse(renderRobots(url.origin), 'text/plain', 3600);
  const heads = await options.heads();
  if (isSitemapPath(url.pathname)) return respondWithSitemap(source, url, Object.keys(heads));
  const path = await options.findPage(url.pathname);
  if (path !== null && path !== url.pathname) return redirect(`${path}${url.search}`);
  const isKnown = path !== null;
  const [rendered, head] = await Promise.all([
    options.render?.(url),
    findHeadOrNull({ url, source, heads, isKnown, hasCards }),
  ]);
  if (head?.movedTo) return redirect(`${head.movedTo}${url.search}`);
  if (rendered?.headers.has('location')) return rendered;
  const page = rendered ?? (await options.page());
  const addTags = rendered ? addData : addHead;
  const html = addAlternates(addTags(await page.text(), head, url), head, url);
  const headers = new Headers(page.headers);
  // They describe the original page.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified'])
    headers.delete(name);
  return new Response(html, { status: isKnown ? 200 : 404, headers });
}

/** Whether a path has no file and no page, but a response that is computed for crawlers and other software. */
export function isComputedFile(path: string): boolean {
  return path === '/robots.txt' || path === CHANGE_PASSWORD.path || isSitemapPath(path);
}

async function respondWithSitemap(source: Source, url: URL, staticPaths: string[]) {
  try {
    const sitemap = await renderSitemap(source, { url, staticPaths });
    return sitemap === null
      ? new Response('', { status: 404 })
      : // What is hidden vanishes here as soon as elsewhere.
        textResponse(sitemap, 'application/xml', 30);
  } catch (error) {
    console.error('sitemap:', error instanceof Error ? error.message : error);
    return new Response('', { status: 503, headers: { 'Retry-After': '600' } });
  }
}

/** Permanent for search engines, but not cached by browsers, because the former owner of a username may take it back. */
function redirect(location: string, status = 308): Response {
  const headers = { Location: location, 'Cache-Control': 'no-store' };
  return new Response(null, { status, headers });
}

function textResponse(text: string, type: string, seconds: number): Response {
  const caching = `public, max-age=${seconds}`;
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching },
  });
}
