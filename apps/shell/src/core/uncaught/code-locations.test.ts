import { expect, it } from 'vitest';
import { findCodeLocations, findRelease } from './code-locations.ts';

it.each([
  [
    'Chromium',
    'TypeError: x is not a function\n    at Cards (https://site.test/r/public-site/1.0.0-3f2a91c4/assets/page-B1.js:1:2345)\n    at https://site.test/s/1.0.0-ab12cd34/assets/bootstrap-C2.js:40:7',
    [
      '/r/public-site/1.0.0-3f2a91c4/assets/page-B1.js:1:2345',
      '/s/1.0.0-ab12cd34/assets/bootstrap-C2.js:40:7',
    ],
  ],
  [
    'Firefox and Safari',
    'Cards@https://cdn.test/r/public-site/1.0.0-3f2a91c4/assets/page-B1.js:1:2345\n@https://site.test/s/1.0.0-ab12cd34/assets/bootstrap-C2.js:40:7',
    [
      '/r/public-site/1.0.0-3f2a91c4/assets/page-B1.js:1:2345',
      '/s/1.0.0-ab12cd34/assets/bootstrap-C2.js:40:7',
    ],
  ],
  [
    'a module that could not be fetched',
    'Failed to fetch dynamically imported module: https://site.test/r/admin/1.0.0/assets/page-A.js',
    ['/r/admin/1.0.0/assets/page-A.js'],
  ],
  [
    'a retry',
    'at https://site.test/r/admin/1.0.0/remoteEntry.js?retry=1:3:4',
    ['/r/admin/1.0.0/remoteEntry.js:3:4'],
  ],
  [
    'a local port',
    'at f (http://localhost:3000/s/1.0.0-ab12cd34/assets/a.js:1:2)',
    ['/s/1.0.0-ab12cd34/assets/a.js:1:2'],
  ],
])('reads the stack of %s', (_case, stack, expected) => {
  expect(findCodeLocations(stack)).toEqual(expected);
});

it.each([
  ['the address of a page', 'at https://site.test/creator/robin?email=robin@example.com:3:4'],
  ['what someone typed', 'Error: Robin Doe robin@example.com 555-0100'],
  ['a query', 'at https://site.test/auth/v1/user?token=secret.js:1:1'],
  ['a file of another site', 'at https://evil.test/robin/page.js:1:1'],
  ['no stack', undefined],
])('leaves out %s', (_case, stack) => {
  expect(findCodeLocations(stack)).toEqual([]);
});

it('names each place once, and ten at most', () => {
  const stack = Array.from(
    { length: 30 },
    (_, line) => `at https://s.test/s/1.0.0-ab12cd34/assets/a.js:${line}:1`,
  );
  expect(findCodeLocations(stack.join('\n'), stack[0])).toHaveLength(10);
  expect(findCodeLocations(stack[0], stack[0])).toHaveLength(1);
});

it('finds the release of a place in the code', () => {
  expect(findRelease('/r/admin/1.0.0-ab/assets/a.js:1:2')).toEqual({
    name: 'admin',
    version: '1.0.0-ab',
  });
  expect(findRelease('/s/1.0.0-ab12cd34/assets/a.js:1:2')).toBeNull();
});
