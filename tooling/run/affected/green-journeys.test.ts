import { expect, it } from 'vitest';
import { listUnaffected, recordOutcomes, type Product } from './green-journeys.ts';

const product: Product = {
  base: 'shell and backend',
  releases: [
    { name: 'public-site', version: '1.0.0-a', paths: ['/', '/projects/:id'] },
    { name: 'admin', version: '1.0.0-a', paths: ['/dashboard/admin'] },
  ],
  journeys: {
    'finding.spec.ts': 'go to /projects',
    'moderation.spec.ts': 'go to /dashboard/admin',
    'faults.spec.ts': "import { injectFault } from '../../fixtures/site/faulty-proxy.ts';",
  },
};
const green = recordOutcomes(
  product,
  {},
  {
    'finding.spec.ts': { passed: true, paths: ['/', '/projects/1', '/r/admin/'] },
    'moderation.spec.ts': { passed: true, paths: ['/projects/1', '/dashboard/admin'] },
    'faults.spec.ts': { passed: true, paths: ['/', '/r/public-site/', '/r/admin/'] },
  },
);
const all = Object.keys(product.journeys);

function release(name: string): Product['releases'] {
  return product.releases.map((one) => (one.name === name ? { ...one, version: '1.0.0-b' } : one));
}

it.each<[string, Partial<Product>, string[]]>([
  ['nothing', {}, all],
  ['the shell', { base: 'another shell' }, []],
  ['admin', { releases: release('admin') }, ['finding.spec.ts']],
  ['public-site', { releases: release('public-site') }, []],
  [
    'a journey',
    { journeys: { ...product.journeys, 'finding.spec.ts': 'go to /creators' } },
    ['moderation.spec.ts', 'faults.spec.ts'],
  ],
  ['an added journey', { journeys: { ...product.journeys, 'new.spec.ts': '' } }, all],
])('after a change of %s, the journeys it does not affect need not run', (_, change, expected) => {
  expect(listUnaffected({ ...product, ...change }, green)).toEqual(expected);
});

it('a journey that failed runs again', () => {
  const outcomes = { 'finding.spec.ts': { passed: false, paths: ['/'] } };
  expect(listUnaffected(product, recordOutcomes(product, green, outcomes))).toEqual(
    all.filter((file) => file !== 'finding.spec.ts'),
  );
});
