import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveFiles } from '../files/serve-files.ts';
import { PLAIN_PAGE_POLICY } from '../headers.ts';
import { immutableFiles } from '../start-static.ts';

type Next = () => void;

/** Handles `/s/{version}/…`, and what the active shell has at the root of the site, such as the offline worker. */
export function createShellFiles(shells: string) {
  const released = immutableFiles('/s/', shells);
  const files = serveFiles(shells, (response, pathname) => {
    response.setHeader('Cache-Control', 'no-cache');
    if (pathname.endsWith('.html'))
      response.setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY);
  });

  return {
    /** Its page is a file like any other only for servers. */
    released: (request: IncomingMessage, response: ServerResponse, next: Next) =>
      request.url?.split('?')[0]?.endsWith('.html') ? next() : released(request, response, next),
    atRoot: (version: string, request: IncomingMessage, response: ServerResponse, next: Next) => {
      const path = request.url ?? '/';
      request.url = `/${version}/root${path}`;
      files(request, response, () => {
        request.url = path;
        next();
      });
    },
  };
}
