import { expect, it } from 'vitest';
import { canonicalPath } from './path-pattern.ts';

const patterns = [
  '/',
  '/projects',
  '/projects/:id',
  '/projects/new',
  '/creator/:username',
  '/dashboard/dev/profile',
];
const id = 'a3bb189e-8bf9-4c5b-9f7e-2f6a1c0d9e11';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/projects', '/projects'],
  ['/projects/', '/projects'],
  ['/projects//', '/projects'],
  ['/Projects', '/projects'],
  ['/Dashboard/DEV/profile/', '/dashboard/dev/profile'],
  ['/creator/Ada-Stone/', '/creator/ada-stone'],
  [`/Projects/${id.toUpperCase()}`, `/projects/${id}`],
  ['/projects/NEW', '/projects/new'],
  ['/projects/Some-Name', '/projects/Some-Name'],
  ['/projects/a%2Fb', '/projects/a%2Fb'],
  ['/projects/caf%C3%A9', '/projects/caf%C3%A9'],
  ['/projects/%', null],
  ['/creator/%E0%A4%A', null],
  ['/projects/1/more', null],
  ['//evil.test', null],
  ['//projects', null],
  ['/creator//', null],
  ['/nowhere', null],
])('normalizes %s to %s', (pathname, expected) => {
  expect(canonicalPath(pathname, patterns)).toBe(expected);
});

it('parses a path with many slashes in linear time', () => {
  // In quadratic time it would take minutes.
  expect(canonicalPath(`${'/'.repeat(300_000)}x`, patterns)).toBeNull();
});
