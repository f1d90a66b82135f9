import { matchPath } from '@showcase/remote-contract';

/** Who asks; `isDeveloper` is null while the profile cannot be read, so that an outage sends nobody to the wrong area. */
export type Visitor = { isSignedIn: boolean; isDeveloper: boolean | null; isAdmin: boolean };

export type Access = { allow: true } | { redirect: string };

/** The one rule of who may open a page, and where to go instead; the path may carry a search, which sign-in comes back to. */
export function checkAccess(
  path: string,
  visitor: Visitor,
  isSignInPath: (pathname: string) => boolean,
): Access {
  const [pathname = path] = path.split(/[?#]/);
  if (!isSignInPath(pathname)) return { allow: true };
  if (!visitor.isSignedIn) return { redirect: `/login?next=${encodeURIComponent(path)}` };
  if (isInside('/dashboard/dev', pathname) && visitor.isDeveloper === false) {
    return { redirect: '/dashboard/client/browse' };
  }
  if (isInside('/dashboard/admin', pathname) && !visitor.isAdmin) {
    return { redirect: getHomePath(visitor) };
  }
  return { allow: true };
}

/** The first page of a user's own dashboard; its entry while it is not known which that is. */
export function getHomePath({ isDeveloper }: Pick<Visitor, 'isDeveloper'>): string {
  if (isDeveloper === null) return '/dashboard';
  return isDeveloper ? '/dashboard/dev/profile' : '/dashboard/client/browse';
}

function isInside(area: string, pathname: string) {
  return matchPath(`${area}/*`, pathname) !== null;
}
