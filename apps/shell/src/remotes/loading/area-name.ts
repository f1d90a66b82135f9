const areas = [
  { prefix: '/dashboard/dev', name: 'Developer dashboard' },
  { prefix: '/dashboard/client', name: 'Client dashboard' },
  { prefix: '/dashboard/admin', name: 'Admin area' },
  { prefix: '/devonboard', name: 'Onboarding interview' },
];

/** What a visitor calls the part of the product that a path belongs to; the first word of the path where it has no name. */
export function areaName(pathname: string): string {
  const area = areas.find(({ prefix }) => pathname.startsWith(prefix));
  if (area) return area.name;
  const [, first = ''] = pathname.split('/');
  return first === '' ? 'Homepage' : first.charAt(0).toUpperCase() + first.slice(1);
}
