import { useLocation, useMatches } from '@showcase/remote-contract';

/** The id of the route of paths without a page. */
export const NOT_FOUND_ROUTE = 'not-found';

/**
 * Whether the page is in the signed-in area, which has its own frame. The page for unknown paths is not: the server renders it without
 * knowing the path.
 */
export function useIsDashboard() {
  const [, area] = useLocation().pathname.split('/');
  // Until its loader has run, a remote may still add the route of the path.
  const isNotFound = useMatches().some(
    ({ id, loaderData }) => id === NOT_FOUND_ROUTE && loaderData !== undefined,
  );
  return area === 'dashboard' && !isNotFound;
}
