import { describe, expect, it } from 'vitest';
import type { Registry, Rollout } from './release.ts';
import { hasRollout, listVariants, registryFor } from './rollout.ts';

type Rollouts = { shell?: Rollout; shop?: Rollout; desk?: Rollout };

function registryWith({ shell, shop, desk }: Rollouts): Registry {
  const release = { paths: [], signIn: [], preload: [], pages: {}, integrity: {}, requires: {} };
  const remote = (rollout: Rollout | undefined) => ({
    mount: '/',
    active: '1',
    ...(rollout && { rollout }),
    versions: { '1': { ...release, entry: '/1' }, '2': { ...release, entry: '/2' } },
  });
  const shellOf = (contract: number) => ({ entry: '/s', integrity: {}, contract, provides: {} });
  const versions = { '1': shellOf(1), '2': shellOf(2) };
  return {
    contract: 1,
    shell: { active: '1', ...(shell && { rollout: shell }), versions },
    remotes: { shop: remote(shop), desk: remote(desk) },
  };
}

const activeOf = ({ contract, shell, remotes }: Registry) =>
  [shell?.active, remotes.shop?.active, remotes.desk?.active, contract].join();

describe('a registry with rollouts', () => {
  const rollouts = {
    shell: { version: '2', percent: 5 },
    shop: { version: '2', percent: 20 },
  };

  it.each([
    [0, '2,2,1,2'],
    [4, '2,2,1,2'],
    [5, '1,2,1,1'],
    [19, '1,2,1,1'],
    [20, '1,1,1,1'],
    [99, '1,1,1,1'],
  ])('has for bucket %i the active versions %s', (bucket, expected) => {
    const registry = registryFor(bucket, registryWith(rollouts));
    expect(activeOf(registry)).toBe(expected);
    expect(hasRollout(registry)).toBe(false);
  });

  it('has as many variants as it has different percentages, and one', () => {
    expect(listVariants(registryWith(rollouts)).map(activeOf)).toEqual([
      '2,2,1,2',
      '1,2,1,1',
      '1,1,1,1',
    ]);
  });

  it('gives nobody an earlier version when it grows', () => {
    for (let bucket = 0; bucket < 100; bucket += 1) {
      const versions = [1, 10, 50, 99].map(
        (percent) =>
          registryFor(bucket, registryWith({ shop: { version: '2', percent } })).remotes.shop
            ?.active,
      );
      expect(versions).toEqual(versions.toSorted());
    }
  });
});

it.each([
  ['none', {}],
  ['one of an unknown version', { shop: { version: '3', percent: 50 } }],
  ['one of no percentage', { shop: { version: '2', percent: Number.NaN } }],
  ['one of all visitors', { shop: { version: '2', percent: 100 } }],
])('a registry with %s is the same for everyone', (_name, rollouts: Rollouts) => {
  const registry = registryWith(rollouts);
  expect(hasRollout(registry)).toBe(false);
  expect(listVariants(registry)).toEqual([registry]);
});
