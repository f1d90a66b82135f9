import { matchRoutes, type RouteObject } from '@showcase/remote-contract';

type Discover = (discovery: {
  path: string;
  patch: (parent: string, routes: RouteObject[]) => void;
}) => Promise<void>;

/**
 * Fetches what a page would need, the remote's code, the page's and its rows, without going there. Who may not enter fetches
 * nothing, and what fails now is asked again by the visit.
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
      // The visit will say what is wrong.
    }
  };
}
