const DEFAULT_PATH = '/dashboard';
const AUTH_PATHS = ['/login', '/signup', '/auth/confirm'];

/** Where sign-in leads: `next` if it is a path that this site knows, else the dashboard. */
export function nextPath(
  next: string | null,
  site: { origin: string; isKnown: (path: string) => boolean },
) {
  if (!next || !URL.canParse(next, site.origin)) return DEFAULT_PATH;
  const { origin, pathname, search, hash } = new URL(next, site.origin);
  // Two slashes at the start of a path would name another host.
  const isSafe = origin === site.origin && !pathname.startsWith('//') && site.isKnown(pathname);
  return isSafe && !AUTH_PATHS.includes(pathname) ? pathname + search + hash : DEFAULT_PATH;
}
