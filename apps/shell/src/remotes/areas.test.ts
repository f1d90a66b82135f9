import { expect, it } from 'vitest';
import { aRelease } from '../testing/a-release.ts';
import { siteReleases } from '../testing/site-releases.ts';
import { findArea, findAreaName, listAreas } from './areas.ts';

it.each([
  ['/', 'Homepage'],
  ['/projects', 'Projects'],
  ['/projects/7', 'Projects'],
  ['/creator/ada-stone', 'Creator'],
  ['/dashboard/dev/profile', 'Developer dashboard'],
  ['/devonboard', 'Onboarding interview'],
])('%s belongs to %s', (pathname, name) => {
  expect(findAreaName(pathname, siteReleases)).toBe(name);
});

it.each([
  ['/dashboard/dev/profile', 'developer'],
  ['/dashboard/client/browse', 'client'],
  ['/dashboard/admin/metrics', 'admin'],
  ['/devonboard', undefined],
  ['/dashboard/dev/nowhere', undefined],
  ['/projects', undefined],
])('%s is in the area of %s', (pathname, audience) => {
  expect(findArea(pathname, siteReleases)?.audience).toBe(audience);
});

it('adds the links of another remote with the same audience after those of the remote with the home', () => {
  const billing = aRelease({
    name: 'billing',
    paths: ['/dashboard/billing'],
    area: { title: 'Billing', audience: 'developer' },
    nav: [{ path: '/dashboard/billing', label: 'Billing', icon: 'receipt' }],
  });
  const [developer] = listAreas([billing, ...siteReleases]);
  expect(developer).toMatchObject({ title: 'Developer', home: '/dashboard/dev/profile' });
  expect(developer?.links.map(({ label }) => label).slice(-3)).toEqual([
    'My Invoices',
    'Billing',
    'Messages',
  ]);
});

it('adds a page of another area at the end of a sidebar that has it too', () => {
  const [developer, client, admin] = listAreas(siteReleases).map(({ links }) =>
    links.map(({ label }) => label),
  );
  expect(developer?.slice(-2)).toEqual(['My Invoices', 'Messages']);
  expect(client?.filter((label) => label === 'Messages')).toHaveLength(1);
  expect(admin).not.toContain('Messages');
});

it('has no areas if releases do not describe any', () => {
  expect(listAreas([aRelease()])).toEqual([]);
});
