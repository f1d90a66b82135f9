import { describe, expect, it } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { siteReleases } from '../../testing/site-releases.ts';
import { checkAccess, type Visitor } from './guards.ts';

const anonymous: Visitor = { isSignedIn: false, isDeveloper: null, isAdmin: false };
const client: Visitor = { isSignedIn: true, isDeveloper: false, isAdmin: false };
const developer: Visitor = { isSignedIn: true, isDeveloper: true, isAdmin: false };
const formerDeveloper: Visitor = { ...client, wasDeveloper: true };
const admin: Visitor = { isSignedIn: true, isDeveloper: false, isAdmin: true };
const beforeCode: Visitor = { isSignedIn: true, isDeveloper: false, isAdmin: null };
const unreadable: Visitor = { isSignedIn: true, isDeveloper: null, isAdmin: false };

const developers = '/dashboard/developers/all';
const releases = [...siteReleases, aRelease({ paths: [developers], signIn: [developers] })];

/** Where the reason is explained. */
const entry = (path: string) => `/dashboard?next=${encodeURIComponent(path)}`;

function outcome(path: string, visitor: Visitor) {
  const access = checkAccess(path, visitor, releases);
  return 'redirect' in access ? access.redirect : 'allowed';
}

describe('checkAccess', () => {
  it.each([
    '/',
    '/projects',
    '/projects/1',
    '/creator/ada-stone',
    '/login',
    '/devonboard',
    '/dashboard/nowhere',
  ])('lets everyone open %s', (path) => {
    const everyone = [anonymous, client, developer, admin, unreadable];
    const outcomes = everyone.map((visitor) => outcome(path, visitor));
    expect(new Set(outcomes)).toEqual(new Set(['allowed']));
  });

  it.each([
    ['/dashboard/client/browse', '/login?next=%2Fdashboard%2Fclient%2Fbrowse'],
    ['/dashboard/dev/profile', '/login?next=%2Fdashboard%2Fdev%2Fprofile'],
    ['/dashboard/admin/overview', '/login?next=%2Fdashboard%2Fadmin%2Foverview'],
    [
      '/dashboard/client/messages?with=7#last',
      '/login?next=%2Fdashboard%2Fclient%2Fmessages%3Fwith%3D7%23last',
    ],
  ])('redirects a visitor from %s to %s', (path, redirect) => {
    expect(outcome(path, anonymous)).toBe(redirect);
  });

  it.each([
    ['/dashboard/dev/profile', entry('/dashboard/dev/profile')],
    ['/dashboard/dev/earnings?period=week', entry('/dashboard/dev/earnings?period=week')],
    ['/dashboard/DEV/profile', entry('/dashboard/DEV/profile')],
    ['/dashboard/admin/metrics', entry('/dashboard/admin/metrics')],
    ['/dashboard/client/browse', 'allowed'],
    ['/dashboard/developers/all', 'allowed'],
  ])('answers a client on %s with %s', (path, expected) => {
    expect(outcome(path, client)).toBe(expected);
  });

  it.each([
    ['/dashboard/dev/profile', 'allowed'],
    ['/dashboard/client/messages', 'allowed'],
    ['/dashboard/admin/overview', entry('/dashboard/admin/overview')],
  ])('answers a developer on %s with %s', (path, expected) => {
    expect(outcome(path, developer)).toBe(expected);
  });

  it.each([
    ['/dashboard/dev/requests?request=7', 'allowed'],
    ['/dashboard/dev/earnings', 'allowed'],
    ['/dashboard/dev/profile', entry('/dashboard/dev/profile')],
  ])('answers a client who was a developer on %s with %s', (path, expected) => {
    expect(outcome(path, formerDeveloper)).toBe(expected);
  });

  it('lets an admin who is a client into the admin area but not into the developer area', () => {
    expect(outcome('/dashboard/admin/overview', admin)).toBe('allowed');
    expect(outcome('/dashboard/dev/profile', admin)).toBe(entry('/dashboard/dev/profile'));
    expect(outcome('/dashboard/admin/overview', beforeCode)).toBe('allowed');
  });

  it('does not redirect from the developer area if the profile could not be loaded', () => {
    expect(outcome('/dashboard/dev/profile', unreadable)).toBe('allowed');
    expect(outcome('/dashboard/admin/overview', unreadable)).toBe(
      entry('/dashboard/admin/overview'),
    );
  });
});
