import { expect, it } from 'vitest';
import { areaName } from './area-name.ts';

it.each([
  ['/', 'Homepage'],
  ['/projects', 'Projects'],
  ['/projects/7', 'Projects'],
  ['/creator/ada-stone', 'Creator'],
  ['/dashboard/dev/profile', 'Developer dashboard'],
  ['/devonboard', 'Onboarding interview'],
])('%s belongs to %s', (pathname, name) => {
  expect(areaName(pathname)).toBe(name);
});
