import { serveFiles, type Handler } from './files/serve-files.ts';
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
