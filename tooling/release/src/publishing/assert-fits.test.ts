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
import { publishRelease } from './publish-release.ts';

const ui = (...names: string[]) => ({ '@showcase/ui': names });

describe.each(targetKinds)('on %s', (_kind, open) => {
  let target: Target;
  const releaseShell = async (version: string, provides: Record<string, string[]>) =>
    publishRelease(target, await prepareShellSample(version, { provides }));

  beforeEach(async () => {
    target = await open();
    await publishSite(target, ['shop', 'desk']);
  });

  it('publishes a release whose imports the shell provides', async () => {
    await releaseShell('1.0.0', ui('Button', 'Chip'));
    await publishRelease(target, await prepareSample('shop', '2.0.0', { imports: ui('Chip') }));
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
  });

  it('writes nothing if the shell lacks a name', async () => {
    await releaseShell('1.0.0', ui('Button'));
    const release = await prepareSample('shop', '2.0.0', { imports: ui('Chip') });
    await expect(publishRelease(target, release)).rejects.toThrow(
      'shop 2.0.0 imports Chip of @showcase/ui, which the shell 1.0.0 does not provide',
    );
    expect((await readSite(target)).shop?.active).toBe('1.0.0');
    expect(await readText(target, 'r/shop/2.0.0/remoteEntry.js')).toBeUndefined();
  });

  it('publishes to a site whose shell has not been released yet', async () => {
    await publishRelease(target, await prepareSample('shop', '2.0.0', { imports: ui('Chip') }));
    expect((await readSite(target)).shop?.active).toBe('2.0.0');
  });

  it('writes nothing of a shell that lacks a name of an active remote, unless it is forced', async () => {
    await releaseShell('1.0.0', ui('Button', 'Chip'));
    await publishRelease(target, await prepareSample('shop', '2.0.0', { imports: ui('Chip') }));
    const shell = await prepareShellSample('2.0.0', { provides: ui('Button') });
    await expect(publishRelease(target, shell)).rejects.toThrow(
      'shop 2.0.0 imports Chip of @showcase/ui, which the shell 2.0.0 does not provide. Release these remotes first, or add --force',
    );
    expect((await readRegistryOf(target)).shell?.active).toBe('1.0.0');
    expect(await readText(target, 's/2.0.0/index.html')).toBeUndefined();

    await publishRelease(target, shell, { force: true });
    expect((await readRegistryOf(target)).shell?.active).toBe('2.0.0');
  });

  it('accepts a shell that lacks a name which only an earlier release imports', async () => {
    await releaseShell('1.0.0', ui('Chip'));
    await publishRelease(target, await prepareSample('shop', '2.0.0', { imports: ui('Chip') }));
    await publishRelease(target, await prepareSample('shop', '3.0.0', { imports: ui() }));
    await releaseShell('2.0.0', ui());
    expect((await readRegistryOf(target)).shell?.active).toBe('2.0.0');
  });

  it('writes nothing of a shell whose contract the remotes do not match', async () => {
    const shell = await prepareShellSample('2.0.0', { contract: 3 });
    await expect(publishRelease(target, shell)).rejects.toThrow(
      'shop 1.0.0 has contract 1, the shell 2.0.0 has 3; desk 1.0.0 has contract 1',
    );
    expect((await readRegistryOf(target)).contract).toBe(1);
  });
});
