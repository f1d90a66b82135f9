import type { StaticHead } from './description.ts';
import { canonicalPath, findPattern, matchesPattern } from './path-pattern.ts';
import type { Release } from './release.ts';

/** The shell's own pages; every other path belongs to a remote or does not exist. */
const shellPaths = [
  ...['/login', '/signup', '/auth/confirm', '/dashboard'],
  ...['/unsubscribe', '/newsletter/confirm'],
];

type Paths = Pick<Release, 'paths'>;

/** The release that owns a path. The most literal pattern wins. */
export function findOwner<T extends Paths>(pathname: string, releases: T[]): T | undefined {
  const pattern = findPattern(pathname, listPatterns(releases));
  return releases.find(({ paths }) => pattern !== null && paths.includes(pattern));
}

/** Whether a path is for signed-in users only. */
export function needsSignIn(pathname: string, releases: Release[]): boolean {
  const patterns = findOwner(pathname, releases)?.signIn ?? [];
  return patterns.some((pattern) => matchesPattern(pattern, pathname));
}

/** The canonical form of a path to a page of the shell or of a release; null if there is no such page. */
export function findPage(pathname: string, releases: Paths[]): string | null {
  return canonicalPath(pathname, listPagePatterns(releases));
}

/** The pattern of the page that a path leads to, such as `/projects/:id`; null if there is no such page. */
export function findPagePattern(pathname: string, releases: Paths[]): string | null {
  return findPattern(pathname, listPagePatterns(releases));
}

/** The patterns of all pages: those of the shell and of the releases. */
export function listPagePatterns(releases: Paths[]): string[] {
  return [...shellPaths, ...listPatterns(releases)];
}

/** The heads of all static pages, by path. */
export function listHeads(releases: Release[]): Record<string, StaticHead> {
  return Object.fromEntries(releases.flatMap(({ heads = {} }) => Object.entries(heads)));
}

function listPatterns(releases: Paths[]): string[] {
  return releases.flatMap(({ paths }) => paths);
}
