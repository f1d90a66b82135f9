import { useUser } from '@showcase/data/session';
import { useLocation } from '@showcase/remote-contract';
import type { Release } from '@showcase/remote-contract/registry';
import { useEffect } from 'react';
import { useReleases } from '../../core/known-releases.tsx';
import { findArea, listAreas, type DashboardArea } from '../../remotes/areas.ts';
import { wasDeveloper } from '../../session/guards/visitor.ts';

const KEY = 'bolt-showcase-dashboard-area';

/**
 * The area of the page, or the user's own if the page has none. On a page that another area's sidebar has too, the user stays in the area that they came from. Clients who were
 * developers stay in their own, which has the records of that time.
 */
export function useCurrentArea(): DashboardArea | null {
  const { pathname } = useLocation();
  const releases = useReleases();
  const { user } = useUser();
  const areas = listAreas(releases);
  const own = user && (user.is_dev ? 'developer' : 'client');
  const owner =
    findArea(pathname, releases) ?? areas.find(({ audience }) => audience === own) ?? null;
  const former = areas.find(({ audience }) => audience === readFormerArea());
  const isShared = former?.links.some(({ path, sidebars }) => {
    return pathname.startsWith(path) && sidebars?.includes(former.audience);
  });
  const area =
    user && wasDeveloper(user)
      ? withDeveloperRecords(owner, releases)
      : former && isShared
        ? former
        : owner;

  const audience = area?.audience;
  useEffect(() => {
    try {
      if (audience) sessionStorage.setItem(KEY, audience);
    } catch {
      // Without a storage, the page's own area is shown.
    }
  }, [audience]);
  return area;
}

function withDeveloperRecords(owner: DashboardArea | null, releases: Release[]) {
  const areas = listAreas(releases);
  const client = areas.find(({ audience }) => audience === 'client');
  if (!client || owner?.audience === 'admin') return owner;
  const records = areas.find(({ audience }) => audience === 'developer')?.records ?? [];
  const links = records.map(({ short, ...link }) => ({
    ...link,
    label: `Developer ${short ?? link.label}`,
  }));
  return { ...client, links: [...client.links, ...links] };
}

function readFormerArea(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
