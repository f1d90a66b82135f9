import { findArea, AREAS, type Area } from '../dashboard/areas.ts';

type MenuLink = { kind: Area['type'] | 'messages'; label: string; path: string };

type MenuLinksInput = {
  pathname: string;
  isDeveloper: boolean;
  isAdmin: boolean;
  isKnown: (path: string) => boolean;
};

const MESSAGES = '/dashboard/client/messages';

/** Links to other parts of the dashboard, in addition to the pages in the sidebar. */
export function menuLinks({ pathname, isDeveloper, isAdmin, isKnown }: MenuLinksInput): MenuLink[] {
  const currentType = findArea(pathname)?.type;
  const canEnter = { dev: isDeveloper, client: true, admin: isAdmin };
  const areas = AREAS.filter(({ type }) => type !== currentType && canEnter[type]).flatMap(
    ({ type, title, links }): MenuLink[] => {
      const first = links.find(({ path }) => isKnown(path));
      return first ? [{ kind: type, label: `${title} dashboard`, path: first.path }] : [];
    },
  );
  const isListed = currentType === 'client' || !isKnown(MESSAGES);
  return isListed ? areas : [...areas, { kind: 'messages', label: 'Messages', path: MESSAGES }];
}
