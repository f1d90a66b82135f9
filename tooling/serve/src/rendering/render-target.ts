import { findOwner, findPage, findPattern, type Release } from '@showcase/remote-contract/registry';

/** The shell's own pages that a server renders, and the parameters that they depend on. */
const SHELL_PAGES = ['/login', '/signup'];
const SHELL_PARAMS = ['next', 'reason', 'view'];

/** Every unknown path shows the same page. */
const NOT_FOUND = '/not-found';

/**
 * The URL on which everything that a public page shows depends: without search parameters that it does not read. Null if the
 * browser must render the page.
 */
export function renderTarget(url: URL, releases: Release[]): URL | null {
  const owner = findOwner(url.pathname, releases);
  if (owner) {
    const pattern = findPattern(url.pathname, owner.paths) ?? '';
    const isForBrowser = [...owner.signIn, ...(owner.browserPaths ?? [])].includes(pattern);
    if (!owner.server || isForBrowser) return null;
    return withParams(url, owner.searchParams?.[pattern] ?? []);
  }
  if (findPage(url.pathname, releases) === null) return new URL(NOT_FOUND, url.origin);
  if (!SHELL_PAGES.includes(url.pathname)) return null;
  // Others are those of a link in an email or of another sign-in service.
  const target = withParams(url, SHELL_PARAMS);
  return target.searchParams.size === url.searchParams.size ? target : null;
}

/** The URL on which the frame around a remote's page depends: the pattern of its path. Null for every other page. */
export function frameTarget(url: URL, releases: Release[]): URL | null {
  const pattern = findPattern(url.pathname, findOwner(url.pathname, releases)?.paths ?? []);
  return pattern === null ? null : new URL(pattern, url.origin);
}

function withParams(url: URL, names: string[]): URL {
  const target = new URL(url.pathname, url.origin);
  const own = [...url.searchParams].filter(([name]) => names.includes(name));
  target.search = String(new URLSearchParams(own));
  return target;
}
