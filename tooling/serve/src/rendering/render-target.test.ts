import { activeReleases } from '@showcase/remote-contract/registry';
import { expect, it } from 'vitest';
import { frameTarget, renderTarget } from './render-target.ts';

const server = { file: 'server/remote.js', hash: 'sha384-a' };
const version = (release: object) => ({
  active: '1',
  versions: { 1: { entry: '/r/x/1/remoteEntry.js', ...release } },
});
const releases = activeReleases({
  remotes: {
    shop: {
      mount: '/',
      ...version({
        server,
        paths: ['/', '/things', '/things/:id', '/cart', '/try'],
        browserPaths: ['/try'],
        signIn: ['/cart'],
        searchParams: { '/things': ['q', 'page'] },
      }),
    },
    older: { mount: '/old', ...version({ paths: ['/old'] }) },
  },
});

it.each([
  ['/things?q=a&utm_source=mail&page=2', '/things?q=a&page=2'],
  ['/things?page=2&q=a&q=b#top', '/things?page=2&q=a&q=b'],
  ['/things?q=%C3%A4+b', '/things?q=%C3%A4+b'],
  ['/things/7?q=a', '/things/7'],
  ['/?fbclid=1', '/'],
  ['/login?next=%2Fthings&reason=save', '/login?next=%2Fthings&reason=save'],
  ['/signup', '/signup'],
  ['/nowhere?q=a', '/not-found'],
])('what %s shows depends on %s', (url, expected) => {
  expect(target(url)).toBe(`https://site.test${expected}`);
});

it.each([
  ['/cart', 'a page for signed-in users'],
  ['/try', 'a page that its remote declares so'],
  ['/old', 'a page of a release without a server bundle'],
  ['/dashboard', 'a page of the shell that needs the session'],
  ['/auth/confirm', 'a page that reads a link from an email'],
  ['/unsubscribe?token=a', 'another one'],
  ['/newsletter/confirm?token=a', 'another one'],
  ['/login?code=1', 'the way back from another sign-in service'],
])('the browser renders %s: %s', (url) => {
  expect(target(url)).toBeNull();
});

function target(url: string) {
  return renderTarget(new URL(url, 'https://site.test'), releases)?.href ?? null;
}

it.each([
  ['/cart?q=a', '/cart'],
  ['/things/7', '/things/:id'],
  ['/old', '/old'],
  ['/login', null],
  ['/nowhere', null],
])('%s has the frame of %s', (path, expected) => {
  const target = frameTarget(new URL(path, 'https://site.test'), releases);
  expect(target && target.pathname + target.search).toBe(expected);
});
