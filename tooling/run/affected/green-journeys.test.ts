import { describe, expect, it } from 'vitest';
import { recordOutcomes, selectJourneys, type Product } from './green-journeys.ts';

const product: Product = {
  base: 'shell, backend and browser',
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
const all = Object.keys(product.journeys);
const passed = {
  'finding.spec.ts': { passed: true, paths: ['/', '/projects/1', '/r/admin/'] },
  'moderation.spec.ts': { passed: true, paths: ['/projects/1', '/dashboard/admin'] },
  'faults.spec.ts': { passed: true, paths: ['/', '/r/public-site/', '/r/admin/'] },
};
const green = recordOutcomes(product, {}, passed);

function release(name: string): Product['releases'] {
  return product.releases.map((one) => (one.name === name ? { ...one, version: '1.0.0-b' } : one));
}

it.each<[string, Partial<Product>, string[]]>([
  ['nothing', {}, []],
  ['the shell, the backend or the browser', { base: 'another' }, all],
  ['admin', { releases: release('admin') }, ['moderation.spec.ts', 'faults.spec.ts']],
  ['public-site', { releases: release('public-site') }, all],
  [
    'a journey',
    { journeys: { ...product.journeys, 'finding.spec.ts': 'go to /creators' } },
    ['finding.spec.ts'],
  ],
])('a change of %s makes the journeys that it affects run again', (_, change, expected) => {
  expect(selectJourneys({ ...product, ...change }, green, []).run).toEqual(expected);
});

it('of what never ran, the core journeys run, and the others are left to the full run', () => {
  expect(selectJourneys(product, {}, ['finding.spec.ts'])).toEqual({
    run: ['finding.spec.ts'],
    remembered: [],
    left: ['moderation.spec.ts', 'faults.spec.ts'],
  });
});

it('what passed in another state of the product still counts when that state returns', () => {
  const changed = { ...product, base: 'another' };
  const both = recordOutcomes(changed, green, passed);
  expect(selectJourneys(product, both, []).remembered).toEqual(all);
  expect(selectJourneys(changed, both, []).remembered).toEqual(all);
});

describe('a journey that failed', () => {
  const outcomes = { 'finding.spec.ts': { passed: false, paths: ['/'] } };

  it.each([
    ['for the first time', {}],
    ['after it passed with the same content', green],
  ])('%s runs again, although it is no core journey', (_, before) => {
    const { run } = selectJourneys(product, recordOutcomes(product, before, outcomes), []);
    expect(run).toEqual(['finding.spec.ts']);
  });

  it('counts again as soon as it passes', () => {
    const failed = recordOutcomes(product, green, outcomes);
    const recovered = recordOutcomes(product, failed, passed);
    expect(selectJourneys(product, recovered, []).run).toEqual([]);
  });
});
