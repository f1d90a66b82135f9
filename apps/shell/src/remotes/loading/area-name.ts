const areas = [
  { prefix: '/dashboard/dev', name: 'developer dashboard' },
  { prefix: '/dashboard/client', name: 'client dashboard' },
  { prefix: '/dashboard/admin', name: 'admin area' },
  { prefix: '/devonboard', name: 'onboarding interview' },
];

/** What a visitor calls the part of the product that a path belongs to. */
export function areaName(pathname: string): string {
  return areas.find(({ prefix }) => pathname.startsWith(prefix))?.name ?? 'showcase';
}
