import { expect, it } from 'vitest';
import { getSettingsPath } from './settings-path.ts';

it.each([
  ['/dashboard/dev/requests', '?status=accepted&request=one', '&'],
  ['/dashboard/dev/profile', '', '?'],
])('opens the settings above %s%s', (pathname, search, separator) => {
  const path = getSettingsPath('billing', { pathname, search });
  expect(path).toBe(`${pathname}${search}${separator}settings=billing`);
});

it('replaces the part that is open', () => {
  const page = { pathname: '/dashboard/dev/profile', search: '?settings=email' };
  expect(getSettingsPath('billing', page)).toBe('/dashboard/dev/profile?settings=billing');
});

it.each(['/projects', '/dashboards'])('leads from %s to the dashboard', (pathname) => {
  const path = getSettingsPath('security', { pathname, search: '?q=map' });
  expect(path).toBe('/dashboard?settings=security');
});
