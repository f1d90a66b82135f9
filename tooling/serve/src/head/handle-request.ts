import { addHead, findHeadOrNull } from './add-head.ts';
import type { Source } from './page-head.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';

export type HeadOptions = {
  /** The site's own origin, such as https://showcase.example: what a visitor's Host header says is not repeated. */
  origin: string;
  source: Source;
  /** The shell's page as the host would send it, with its headers. */
  page: () => Promise<Response>;
  /** The one spelling of a path that has a page; null where it has none. */
  findPage: (path: string) => string | null | Promise<string | null>;
};

/**
 * Answers a request for a page, for /sitemap.xml or for /robots.txt. Nothing but the web's own interfaces, so that it runs in
 * the local site and at the edge of a CDN alike.
 */
export async function handleRequest(request: Request, options: HeadOptions): Promise<Response> {
  const { source, origin } = options;
  const { pathname, search } = new URL(request.url);
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  if (url.pathname === '/robots.txt') return textResponse(renderRobots(url.origin), 'text/plain');
  if (url.pathname === '/sitemap.xml') {
    try {
      return textResponse(await renderSitemap(source, url.origin), 'application/xml');
    } catch (error) {
      console.error('sitemap:', error instanceof Error ? error.message : error);
      return new Response('', { status: 503, headers: { 'Retry-After': '600' } });
    }
  }
  const path = await options.findPage(url.pathname);
  if (path !== null && path !== url.pathname) return redirect(`${path}${url.search}`);
  const isKnown = path !== null;
  const [page, head] = await Promise.all([
    options.page(),
    findHeadOrNull({ url, source, isKnown }),
  ]);
  if (head?.movedTo) return redirect(`${head.movedTo}${url.search}`);
  const html = addHead(await page.text(), head, url);
  const headers = new Headers(page.headers);
  // They speak of the page as it was.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified'])
    headers.delete(name);
  return new Response(html, { status: isKnown ? 200 : 404, headers });
}

/** For good to search engines; kept by no browser, as the former owner of a name may take it back. */
function redirect(location: string): Response {
  const headers = { Location: location, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 308, headers });
}

function textResponse(text: string, type: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}
