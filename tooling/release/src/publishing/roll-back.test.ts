import { describe, expect, it } from 'vitest';
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
import { publishRelease } from './publish-release.ts';
import { rollBack } from './roll-back.ts';

describe.each(targetKinds)('on %s', (_kind, open) => {
  async function openSite() {
    const target = await open();
    await publishSite(target, ['shop', 'desk']);
    await publishRelease(target, await prepareSample('shop', '2.0.0'));
    await publishRelease(target, await prepareSample('shop', '3.0.0'));
    return target;
  }

  it('makes the release before the active one active', async () => {
    const target = await openSite();
    expect(await rollBack(target, 'shop')).toMatchObject({ active: '2.0.0' });
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
    expect(Object.keys(await readSite(target))).toEqual(['shop', 'desk']);
  });

  it('goes back once if two people roll back at once', async () => {
    const target = await openSite();
    await Promise.all([rollBack(target, 'shop'), rollBack(target, 'shop')]);
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
  });

  it('makes the version given active', async () => {
    const target = await openSite();
    expect(await rollBack(target, 'shop', { version: '1.0.0' })).toMatchObject({ active: '1.0.0' });
    expect((await readSite(target)).shop?.active).toBe('1.0.0');
  });

  it.each([
    ['that was never released', 'shop', '9.9.9', 'shop has no release 9.9.9'],
    ['before the first', 'desk', undefined, 'desk has no release before 1.0.0'],
    ['of an unknown remote', 'bank', undefined, 'bank has no release'],
  ])('does not go back to a release %s', async (_case, name, version, message) => {
    const target = await openSite();
    const before = await readText(target, 'registry.json');
    await expect(rollBack(target, name, { version })).rejects.toThrow(message);
    expect(await readText(target, 'registry.json')).toBe(before);
  });

  it('does not go back to a release whose files were deleted', async () => {
    const target = await openSite();
    const without: Target = {
      ...target,
      read: (path) =>
        path.startsWith('r/shop/2.0.0/') ? Promise.resolve(null) : target.read(path),
    };
    await expect(rollBack(without, 'shop')).rejects.toThrow('has no r/shop/2.0.0/remoteEntry.js');
    expect((await readSite(target)).shop?.active).toBe('3.0.0');
  });

  it('makes the former release of the shell active', async () => {
    const target = await openSite();
    await publishRelease(target, await prepareShellSample('1.0.0'));
    await publishRelease(target, await prepareShellSample('2.0.0'));
    expect(await rollBack(target, 'shell')).toMatchObject({ active: '1.0.0' });
    expect((await readRegistryOf(target)).shell?.active).toBe('1.0.0');
  });

  it('does not go back to a shell that an active remote cannot run in, unless it must', async () => {
    const target = await openSite();
    await publishRelease(target, await prepareShellSample('1.0.0'));
    const provides = { '@showcase/ui': ['Chip'] };
    await publishRelease(target, await prepareShellSample('2.0.0', { provides }));
    const release = await prepareSample('shop', '4.0.0', { imports: provides });
    await publishRelease(target, release);
    await expect(rollBack(target, 'shell')).rejects.toThrow(
      'shop 4.0.0 imports Chip of @showcase/ui, which the shell 1.0.0 does not provide',
    );
    expect((await readRegistryOf(target)).shell?.active).toBe('2.0.0');
    expect(await rollBack(target, 'shell', { force: true })).toMatchObject({ active: '1.0.0' });
  });
});
