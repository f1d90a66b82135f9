import { areaOf, AREAS, type Area } from '../dashboard/areas.ts';

type MenuLink = { kind: Area['type'] | 'messages'; label: string; path: string };

type Situation = {
  pathname: string;
  isDeveloper: boolean;
  isAdmin: boolean;
  isKnown: (path: string) => boolean;
};

const MESSAGES = '/dashboard/client/messages';

/** Where else in the dashboard a person may go, beside the pages in the sidebar. */
export function menuLinks({ pathname, isDeveloper, isAdmin, isKnown }: Situation): MenuLink[] {
  const here = areaOf(pathname)?.type;
  const mayEnter = { dev: isDeveloper, client: true, admin: isAdmin };
  const areas = AREAS.filter(({ type }) => type !== here && mayEnter[type]).flatMap(
    ({ type, title, links }): MenuLink[] => {
      const first = links.find(({ path }) => isKnown(path));
      return first ? [{ kind: type, label: `${title} dashboard`, path: first.path }] : [];
    },
  );
  const isListed = here === 'client' || !isKnown(MESSAGES);
  return isListed ? areas : [...areas, { kind: 'messages', label: 'Messages', path: MESSAGES }];
}
