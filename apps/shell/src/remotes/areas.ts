import {
  findOwner,
  type Audience,
  type NavLink,
  type Release,
} from '@showcase/remote-contract/registry';

/** A part of the dashboard: the pages of all remotes for one audience. */
export type DashboardArea = {
  audience: Audience;
  title: string;
  home: string | undefined;
  links: NavLink[];
  /** Pages about what users have done here, which stay open to those who have left the audience. */
  records: NavLink[];
};

const AUDIENCES = ['developer', 'client', 'admin'] as const satisfies Audience[];

/** The areas of the dashboard, from what their remotes say about themselves. */
export function listAreas(releases: Release[]): DashboardArea[] {
  return AUDIENCES.flatMap((audience) => {
    const members = releases.filter(({ area }) => area?.audience === audience);
    // The remote with the area's home leads it.
    const own = [...members.filter(hasHome), ...members.filter((member) => !hasHome(member))];
    const area = own[0]?.area;
    if (!area) return [];
    const links = own.flatMap(({ nav = [] }) => nav);
    const records = own.flatMap(({ area: { records = [] } = {} }) => records);
    const shared = releases
      .filter((release) => !own.includes(release))
      .flatMap(({ nav = [] }) => nav.filter(({ sidebars }) => sidebars?.includes(audience)));
    return {
      audience,
      title: area.title,
      home: area.home ?? links[0]?.path,
      links: [...links, ...shared],
      records: links.filter(({ path }) => records.includes(path)),
    };
  });
}

/** The area that a path belongs to; null outside the dashboard areas. */
export function findArea(pathname: string, releases: Release[]): DashboardArea | null {
  const audience = findOwner(pathname, releases)?.area?.audience;
  return listAreas(releases).find((area) => area.audience === audience) ?? null;
}

/** The user-facing name of the part of the product that a path belongs to; falls back to the first segment of the path. */
export function findAreaName(pathname: string, releases: Release[]): string {
  const area = findOwner(pathname, releases)?.area;
  if (area) return area.audience ? `${area.title} dashboard` : area.title;
  const [, first = ''] = pathname.split('/');
  return first === '' ? 'Homepage' : first.charAt(0).toUpperCase() + first.slice(1);
}

function hasHome({ area }: Release): boolean {
  return area?.home !== undefined;
}
