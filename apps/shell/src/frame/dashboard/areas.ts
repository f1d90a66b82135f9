export type Area = {
  /** The user type that the area is for, and its path segment. */
  type: 'dev' | 'client' | 'admin';
  title: string;
  links: readonly { label: string; path: string }[];
};

export const AREAS: readonly Area[] = [
  {
    type: 'dev',
    title: 'Developer',
    links: [
      { label: 'My Profile', path: '/dashboard/dev/profile' },
      { label: 'My Projects', path: '/dashboard/dev/projects' },
      { label: 'My Services', path: '/dashboard/dev/services' },
      { label: 'Hire Requests', path: '/dashboard/dev/requests' },
      { label: 'Reviews', path: '/dashboard/dev/reviews' },
      { label: 'Earnings', path: '/dashboard/dev/earnings' },
    ],
  },
  {
    type: 'client',
    title: 'Client',
    links: [
      { label: 'Browse Developers', path: '/dashboard/client/browse' },
      { label: 'My Hire Requests', path: '/dashboard/client/requests' },
      { label: 'Saved Creators', path: '/dashboard/client/saved' },
      { label: 'Messages', path: '/dashboard/client/messages' },
    ],
  },
  {
    type: 'admin',
    title: 'Admin',
    links: [
      { label: 'Overview', path: '/dashboard/admin/overview' },
      { label: 'Creators', path: '/dashboard/admin/creators' },
      { label: 'Clients', path: '/dashboard/admin/clients' },
      { label: 'Projects', path: '/dashboard/admin/projects' },
      { label: 'Reports', path: '/dashboard/admin/reports' },
      { label: 'Metrics', path: '/dashboard/admin/metrics' },
    ],
  },
];

/** The area that a path belongs to; null outside the dashboard areas. */
export function findArea(pathname: string) {
  return AREAS.find(({ type }) => pathname.startsWith(`/dashboard/${type}/`)) ?? null;
}
