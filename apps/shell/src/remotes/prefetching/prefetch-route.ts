import { matchRoutes, type RouteObject } from '@showcase/remote-contract';

type Discover = (discovery: {
  path: string;
  patch: (parent: string, routes: RouteObject[]) => void;
}) => Promise<void>;

/**
 * Fetches what a page needs without visiting it: the remote's code, the page's code and its rows. Fetches nothing if the visitor
 * may not enter. A visit retries what fails now.
 */
export function prefetchRoute(discover: Discover) {
  return async (url: URL): Promise<void> => {
    const discovered: RouteObject[] = [];
    try {
      await discover({
        path: url.pathname,
        patch: (_parent, routes) => discovered.push(...routes),
      });
      const match = matchRoutes(discovered, url.pathname)?.at(-1);
      const load = match?.route.loader;
      if (!match || typeof load !== 'function') return;
      const request = new Request(url);
      await load({ request, url, pattern: match.pathname, params: match.params, context: {} });
    } catch {
      // A visit will report the error.
    }
  };
}
