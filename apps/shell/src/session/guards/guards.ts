import {
  findOwner,
  needsSignIn,
  type Audience,
  type Release,
} from '@showcase/remote-contract/registry';
import { listAreas } from '../../remotes/areas.ts';

/**
 * `isDeveloper` is null while the profile cannot be loaded, so that an outage sends no one to the wrong area, and `isAdmin` until the second
 * step of a sign-in, which decides it.
 */
export type Visitor = {
  isSignedIn: boolean;
  isDeveloper: boolean | null;
  isAdmin: boolean | null;
  /** Has a developer's profile, and uses the site as a client. */
  wasDeveloper?: boolean;
};

export type Access = { allow: true } | { redirect: string };

/**
 * The single rule for who may open a page, and where to go instead: the entry of the dashboard explains it. The path may include a search, which
 * is restored after sign-in.
 */
export function checkAccess(path: string, visitor: Visitor, releases: Release[]): Access {
  const [pathname = path] = path.split(/[?#]/);
  if (!needsSignIn(pathname, releases)) return { allow: true };
  const next = `?next=${encodeURIComponent(path)}`;
  if (!visitor.isSignedIn) return { redirect: `/login${next}` };
  const area = findOwner(pathname, releases)?.area;
  if (canEnterArea(area?.audience, visitor)) return { allow: true };
  if (visitor.wasDeveloper && area?.records?.some((record) => isBelow(record, pathname))) {
    return { allow: true };
  }
  return { redirect: `/dashboard${next}` };
}

function isBelow(record: string, pathname: string): boolean {
  return pathname === record || pathname.startsWith(`${record}/`);
}

/** Whether an area is for this visitor. Everyone may enter what has no audience. */
export function canEnterArea(audience: Audience | undefined, visitor: Visitor): boolean {
  if (!audience) return true;
  if (!visitor.isSignedIn) return false;
  if (audience === 'developer') return visitor.isDeveloper !== false;
  return audience === 'client' || visitor.isAdmin !== false;
}

/** Where /dashboard leads: admins to their area, everyone else to their own dashboard. */
export function getEntryPath(
  visitor: Pick<Visitor, 'isDeveloper' | 'isAdmin'>,
  releases: Release[],
): string {
  const adminArea = listAreas(releases).find(({ audience }) => audience === 'admin');
  return (visitor.isAdmin && adminArea?.home) || getHomePath(visitor, releases);
}

function getHomePath({ isDeveloper }: Pick<Visitor, 'isDeveloper'>, releases: Release[]): string {
  const ownAudience = isDeveloper ? 'developer' : 'client';
  return listAreas(releases).find(({ audience }) => audience === ownAudience)?.home ?? '/';
}
