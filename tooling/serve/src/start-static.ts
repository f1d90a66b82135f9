import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { acceptedEncodings } from './accepted-encodings.ts';
import { cacheForever, setCommonHeaders } from './headers.ts';
import { listen, type Listening } from './listen.ts';

/** Serves a folder of releases from its own origin, as a CDN would, at `/r/{name}/{version}/`. */
export async function startStatic(releases: string, port = 0): Promise<Listening> {
  const files = releaseFiles(releases);
  return listen((request, response) => {
    setCommonHeaders(response);
    response.setHeader('Access-Control-Allow-Origin', '*');
    files(request, response, () => void response.writeHead(404).end());
  }, port);
}

/** Handles `/r/{name}/{version}/…`: immutable files, without source maps. */
export function releaseFiles(releases: string): Handler {
  return immutableFiles('/r/', releases);
}

/** Handles what is below `prefix` with the files of a folder. */
export function immutableFiles(prefix: string, folder: string): Handler {
  const files = serveFiles(folder, cacheForever);
  return (request, response, next) => {
    const path = request.url ?? '/';
    if (!path.startsWith(prefix)) return next();
    request.url = path.slice(prefix.length - 1);
    void files(request, response, () => {
      request.url = path;
      next();
    });
  };
}

/** Bundles that render pages, source maps, and what only servers read. A file has one plain path: no encoded, empty or relative part. */
const NOT_SERVED = /[%\\]|\/[./]|\/server\/|\.map$/;

/** The files of a folder, compressed if there is a compressed copy. */
export function serveFiles(
  folder: string,
  setHeaders: (response: ServerResponse, pathname: string) => void,
): Handler {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    setHeaders,
  });
  return (request, response, next) => {
    const [path = ''] = request.url?.split('?') ?? [];
    if (NOT_SERVED.test(path)) return next();
    const { headers } = request;
    // sirv does not read weights, and only ranges from one byte to another; a server may ignore a range.
    headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']).join();
    if (!/^bytes=\d+-\d*$/.test(headers.range ?? '')) delete headers.range;
    files(request, response, next);
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
