import type { Audience, NavLink, Release } from '@showcase/remote-contract/registry';
import { findArea, listAreas } from '../../remotes/areas.ts';

/** A link to an area has the icon of its audience. */
type MenuLink = Pick<NavLink, 'label' | 'path'> & ({ audience: Audience } | { icon: string });

type MenuLinksInput = {
  pathname: string;
  releases: Release[];
  isDeveloper: boolean;
  isAdmin: boolean;
  isKnown: (path: string) => boolean;
};

/** Links to other parts of the dashboard, in addition to the pages in the sidebar. */
export function menuLinks(input: MenuLinksInput): MenuLink[] {
  const { pathname, releases, isDeveloper, isAdmin, isKnown } = input;
  const canEnter = { developer: isDeveloper, client: true, admin: isAdmin };
  const current = findArea(pathname, releases)?.audience;
  const areas = listAreas(releases)
    .filter(({ audience }) => audience !== current && canEnter[audience])
    .map((area) => ({ ...area, links: area.links.filter(({ path }) => isKnown(path)) }));
  return [
    ...areas.flatMap(({ audience, title, links: [first] }): MenuLink[] =>
      first ? [{ audience, label: `${title} dashboard`, path: first.path }] : [],
    ),
    ...areas.flatMap(({ audience, links }) =>
      links.filter(({ alsoIn, sidebars }) => alsoIn === 'menu' && !sidebars?.includes(audience)),
    ),
  ];
}
