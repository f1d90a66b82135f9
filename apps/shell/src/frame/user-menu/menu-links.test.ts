import { describe, expect, it } from 'vitest';
import { siteReleases } from '../../testing/site-releases.ts';
import { menuLinks } from './menu-links.ts';

const client = { isDeveloper: false, isAdmin: false };
const developer = { isDeveloper: true, isAdmin: false };
const admin = { isDeveloper: false, isAdmin: true };

const dev = ['Developer dashboard', '/dashboard/dev/profile'];
const browse = ['Client dashboard', '/dashboard/client/browse'];
const overview = ['Admin dashboard', '/dashboard/admin/overview'];
const messages = ['Messages', '/dashboard/client/messages'];

describe('menuLinks', () => {
  it.each([
    ['a client', client, '/dashboard/client/browse', []],
    ['a developer', developer, '/dashboard/dev/profile', [browse, messages]],
    ['a developer in the client area', developer, '/dashboard/client/saved', [dev]],
    ['an admin', admin, '/dashboard/client/browse', [overview]],
    ['an admin in the admin area', admin, '/dashboard/admin/overview', [browse, messages]],
    [
      'a developer who is an admin',
      { isDeveloper: true, isAdmin: true },
      '/dashboard/dev/profile',
      [browse, overview, messages],
    ],
  ])('returns the links for %s', (_who, person, pathname, expected) => {
    const links = menuLinks({ ...person, releases: siteReleases, pathname, isKnown: () => true });

    expect(links.map(({ label, path }) => [label, path])).toEqual(expected);
  });

  it('links only to pages that exist', () => {
    const served = ['/dashboard/client/requests', '/dashboard/dev/profile'];
    const links = menuLinks({
      ...developer,
      releases: siteReleases,
      pathname: '/dashboard/dev/profile',
      isKnown: (path) => served.includes(path),
    });

    expect(links.map(({ path }) => path)).toEqual(['/dashboard/client/requests']);
  });
});
