const areas = [
  { prefix: '/dashboard/dev', name: 'Developer dashboard' },
  { prefix: '/dashboard/client', name: 'Client dashboard' },
  { prefix: '/dashboard/admin', name: 'Admin area' },
  { prefix: '/devonboard', name: 'Onboarding interview' },
];

/** The user-facing name of the part of the product that a path belongs to; falls back to the first segment of the path. */
export function areaName(pathname: string): string {
  const area = areas.find(({ prefix }) => pathname.startsWith(prefix));
  if (area) return area.name;
  const [, first = ''] = pathname.split('/');
  return first === '' ? 'Homepage' : first.charAt(0).toUpperCase() + first.slice(1);
}
