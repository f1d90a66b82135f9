import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_PAGE_POLICY } from './headers.ts';

/** One valid host, and a path of this site: `//evil.test/` would be a URL of another site. */
export function isWellFormed({ url = '', headers, headersDistinct }: IncomingMessage): boolean {
  // Whatever stands in front may have read the other one.
  if (headersDistinct.host?.length !== 1) return false;
  const isHost = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i.test(headers.host ?? '');
  const isParsed = isHost && URL.canParse(`http://${headers.host}`);
  return isParsed && /^\/(?![/\\])/.test(url) && URL.canParse(`http://localhost${url}`);
}

/** For visitors: a readable message instead of a page that cannot be rendered. */
export function sendUnavailablePage(response: ServerResponse, error: unknown): void {
  console.error('site:', error instanceof Error ? error.message : error);
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PLAIN_PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Retry-After': '60',
  });
  response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width" />
<title>Bolt Showcase isn't available</title><h1>Bolt Showcase isn't available right now</h1>
<p>Try again in a few minutes.</p><p><a href="">Retry</a></p></html>`);
}

export function sendUnavailable(response: ServerResponse, error: unknown): void {
  const status = (error as { code?: string }).code === 'ECONNREFUSED' ? 503 : 500;
  console.error('site:', error instanceof Error ? error.message : error);
  if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ message: "The service can't be reached" }));
}
