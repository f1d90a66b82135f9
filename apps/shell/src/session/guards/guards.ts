import { matchPath } from '@showcase/remote-contract';

/** `isDeveloper` is null while the profile cannot be loaded, so that an outage sends no one to the wrong area. */
export type Visitor = { isSignedIn: boolean; isDeveloper: boolean | null; isAdmin: boolean };

export type Access = { allow: true } | { redirect: string };

/** The single rule for who may open a page, and where to go instead. The path may include a search, which is restored after sign-in. */
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

/** The first page of a user's own dashboard; /dashboard while the user's type is not known. */
export function getHomePath({ isDeveloper }: Pick<Visitor, 'isDeveloper'>): string {
  if (isDeveloper === null) return '/dashboard';
  return isDeveloper ? '/dashboard/dev/profile' : '/dashboard/client/browse';
}

function isInside(area: string, pathname: string) {
  return matchPath(`${area}/*`, pathname) !== null;
}
