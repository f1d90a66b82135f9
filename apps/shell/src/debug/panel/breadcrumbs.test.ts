import { expect, it } from 'vitest';
import { getBreadcrumbs } from './breadcrumbs.ts';

it.each([
  ['/', ['Home']],
  ['/projects', ['Home', 'projects']],
  ['/creator/ada%20stone/', ['Home', 'creator', 'ada stone']],
  ['/a/%E0%A4%A', ['Home', 'a', '%E0%A4%A']],
])('%s has the breadcrumbs %j', (pathname, labels) => {
  expect(getBreadcrumbs(pathname).map(({ label }) => label)).toEqual(labels);
});
