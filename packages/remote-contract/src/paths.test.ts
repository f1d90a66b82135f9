import { expect, it } from 'vitest';
import { canonicalPath } from './paths.ts';

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
  ['/projects/1/more', null],
  ['//evil.test', null],
  ['//projects', null],
  ['/creator//', null],
  ['/nowhere', null],
])('spells %s as %s', (pathname, expected) => {
  expect(canonicalPath(pathname, patterns)).toBe(expected);
});

it('reads a path of many slashes in a time that grows with its length', () => {
  const [short, long] = [4_000, 32_000].map((length) => {
    const path = `${'/'.repeat(length)}x`;
    const times = Array.from({ length: 5 }, () => {
      const startedAt = performance.now();
      canonicalPath(path, patterns);
      return performance.now() - startedAt;
    });
    return Math.min(...times);
  }) as [number, number];
  // Quadratic would be 64 times; the constant covers what a clock cannot tell apart.
  expect(long).toBeLessThan(short * 32 + 4);
});
