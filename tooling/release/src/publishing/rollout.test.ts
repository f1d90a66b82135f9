import { beforeEach, describe, expect, it } from 'vitest';
import {
  prepareSample,
  prepareShellSample,
  publishSite,
  readRegistryOf,
  readSite,
  readText,
} from '../testing/sample-release.ts';
import { targetKinds } from '../testing/test-targets.ts';
import type { Target } from '../targets/target.ts';
import { changeRollout } from './change-rollout.ts';
import { publishRelease } from './publish-release.ts';
import { rollBack } from './roll-back.ts';

const ui = (...names: string[]) => ({ '@showcase/ui': names });

describe.each(targetKinds)('on %s', (_kind, open) => {
  let target: Target;
  const publish = async (version: string, options = {}) =>
    publishRelease(target, await prepareSample('shop', version), options);
  /** The active version and the rollout of a remote. */
  const readShop = async () => {
    const { shop } = await readSite(target);
    return [shop?.active, shop?.rollout];
  };

  beforeEach(async () => {
    target = await open();
    await publishSite(target, ['shop', 'desk']);
  });

  it('a release for a share of the visitors leaves the active version as it is', async () => {
    await publish('2.0.0', { percent: 10 });
    expect(await readShop()).toEqual(['1.0.0', { version: '2.0.0', percent: 10 }]);
    expect(await readText(target, 'r/shop/2.0.0/remoteEntry.js')).toContain('shop 2.0.0');
  });

  it('so does a release of the shell, whose contract counts when it is active', async () => {
    await publishRelease(target, await prepareShellSample('1.0.0'));
    const second = await prepareShellSample('2.0.0', { contract: 2 });
    await publishRelease(target, second, { percent: 10 });
    const { contract, shell } = await readRegistryOf(target);
    expect([contract, shell?.active, shell?.rollout?.version]).toEqual([1, '1.0.0', '2.0.0']);
    await changeRollout(target, 'shell', { percent: 100 });
    expect((await readRegistryOf(target)).contract).toBe(2);
  });

  it.each([
    [50, '1.0.0', { version: '2.0.0', percent: 50 }],
    [100, '2.0.0', undefined],
    [0, '1.0.0', undefined],
  ])('changes to %i percent', async (percent, active, rollout) => {
    await publish('2.0.0', { percent: 10 });
    expect(await changeRollout(target, 'shop', { percent })).toBe('2.0.0');
    expect(await readShop()).toEqual([active, rollout]);
  });

  it('is replaced by a rollout of a newer release', async () => {
    await publish('2.0.0', { percent: 10 });
    expect(await publish('3.0.0', { percent: 5 })).toEqual({ version: '2.0.0', percent: 10 });
    expect(await readShop()).toEqual(['1.0.0', { version: '3.0.0', percent: 5 }]);
  });

  it('ends with a release for everyone', async () => {
    await publish('2.0.0', { percent: 10 });
    expect(await publish('3.0.0')).toEqual({ version: '2.0.0', percent: 10 });
    expect(await readShop()).toEqual(['3.0.0', undefined]);
  });

  it('ends with a rollback, which leaves the active version as it is', async () => {
    await publish('2.0.0', { percent: 10 });
    const ended = { version: '2.0.0', percent: 10 };
    expect(await rollBack(target, 'shop')).toEqual({ active: '1.0.0', ended });
    expect(await readShop()).toEqual(['1.0.0', undefined]);
  });

  it('keeps its version in the list', async () => {
    await publish('2.0.0', { percent: 10 });
    const { shop } = await readSite(target);
    expect(Object.keys(shop?.versions ?? {})).toEqual(['1.0.0', '2.0.0']);
    expect(await publish('2.0.0', { percent: 10, versions: 1 })).toBeUndefined();
    expect(Object.keys((await readSite(target)).shop?.versions ?? {})).toEqual(['1.0.0', '2.0.0']);
  });

  it('does not start for the active version, or without one', async () => {
    const before = await readText(target, 'registry.json');
    await expect(publish('1.0.0', { percent: 10 })).rejects.toThrow(
      'shop 1.0.0 is active for everyone',
    );
    const first = await prepareSample('bank', '1.0.0');
    await expect(publishRelease(target, first, { percent: 10 })).rejects.toThrow(
      'bank has no release',
    );
    expect(await readText(target, 'registry.json')).toBe(before);
  });

  it('does not change if none is running', async () => {
    await expect(changeRollout(target, 'shop', { percent: 50 })).rejects.toThrow(
      'shop has no rollout: 1.0.0 is active for everyone.',
    );
  });

  it('is not published if a visitor would get releases that do not fit', async () => {
    await publishRelease(target, await prepareShellSample('1.0.0', { provides: ui('Chip') }));
    const shop = await prepareSample('shop', '2.0.0', { imports: ui('Chip') });
    await publishRelease(target, shop, { percent: 10 });
    const shell = await prepareShellSample('2.0.0', { provides: ui('Button') });
    await expect(publishRelease(target, shell, { percent: 5 })).rejects.toThrow(
      'shop 2.0.0 imports Chip of @showcase/ui, which the shell 2.0.0 does not provide',
    );
    await expect(publishRelease(target, shell, { percent: 50 })).rejects.toThrow('shop 2.0.0');
  });
});
