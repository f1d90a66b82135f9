import { expect, it } from 'vitest';
import { findOwner, findPage, findPagePattern, needsSignIn } from './find-owner.ts';
import type { Release } from './release.ts';

const aRelease = (name: string, paths: string[], signIn: string[] = []): Release => ({
  name,
  version: '1.0.0',
  mount: '/',
  paths,
  signIn,
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  preload: [],
  pages: {},
  integrity: {},
  requires: {},
});
const releases = [
  aRelease('shop', ['/', '/things/:id']),
  aRelease('desk', ['/desk/:tab', '/things/new'], ['/desk/:tab']),
];

/** One table for every question about a path: its page, its owner, and whether it needs sign-in. */
it.each([
  ['/', '/', 'shop', false],
  ['/things/7', '/things/7', 'shop', false],
  ['/Things/7/', '/things/7', 'shop', false],
  ['/things/new', '/things/new', 'desk', false],
  ['/desk/a', '/desk/a', 'desk', true],
  ['/DESK/a/', '/desk/a', 'desk', true],
  ['/login/', '/login', undefined, false],
  ['/auth/confirm', '/auth/confirm', undefined, false],
  ['/dashboard', '/dashboard', undefined, false],
  ['/unsubscribe', '/unsubscribe', undefined, false],
  ['/newsletter/confirm', '/newsletter/confirm', undefined, false],
  ['/newsletter', null, undefined, false],
  ['/old', null, undefined, false],
  ['/desk', null, undefined, false],
  ['/things/7/more', null, undefined, false],
  ['/nowhere', null, undefined, false],
])('%s is the page %s of %s, for signed-in users only: %s', (path, page, owner, signIn) => {
  expect(findPage(path, releases)).toBe(page);
  expect(findOwner(path, releases)?.name).toBe(owner);
  expect(needsSignIn(path, releases)).toBe(signIn);
});

it.each([
  ['/things/7', '/things/:id'],
  ['/things/new', '/things/new'],
  ['/DESK/anna@example.com/', '/desk/:tab'],
  ['/login', '/login'],
  ['/nowhere', null],
])('%s has the pattern %s', (path, pattern) => {
  expect(findPagePattern(path, releases)).toBe(pattern);
});
