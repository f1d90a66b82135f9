export const DEFAULT_PATH = '/dashboard';
const AUTH_PATHS = ['/login', '/signup', '/auth/confirm'];

/** The path after sign-in: `next` if this site has that path, otherwise the dashboard. */
export function nextPath(
  next: string | null,
  site: { origin: string; isKnown: (path: string) => boolean },
) {
  if (!next || !URL.canParse(next, site.origin)) return DEFAULT_PATH;
  const { origin, pathname, search, hash } = new URL(next, site.origin);
  // A path that starts with two slashes would name another host.
  const isSafe = origin === site.origin && !pathname.startsWith('//') && site.isKnown(pathname);
  return isSafe && !AUTH_PATHS.includes(pathname) ? pathname + search + hash : DEFAULT_PATH;
}
