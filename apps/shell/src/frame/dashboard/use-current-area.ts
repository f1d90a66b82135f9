import { useLocation } from '@showcase/remote-contract';
import { useEffect } from 'react';
import { useReleases } from '../../core/known-releases.tsx';
import { findArea, listAreas, type DashboardArea } from '../../remotes/areas.ts';

const KEY = 'bolt-showcase-dashboard-area';

/** The area of the page. On a page that another area's sidebar has too, the user stays in the area that they came from. */
export function useCurrentArea(): DashboardArea | null {
  const { pathname } = useLocation();
  const releases = useReleases();
  const owner = findArea(pathname, releases);
  const former = listAreas(releases).find(({ audience }) => audience === readFormerArea());
  const isShared = former?.links.some(({ path, sidebars }) => {
    return pathname.startsWith(path) && sidebars?.includes(former.audience);
  });
  const area = former && isShared ? former : owner;

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

function readFormerArea(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
