import { describe, expect, it } from 'vitest';
import { withActive } from '../registry.ts';
import {
  prepareShellSample,
  publishSite,
  readRegistryOf,
  readSite,
  readText,
} from '../testing/sample-release.ts';
import { targetKinds, temporaryFolder } from '../testing/test-targets.ts';
import { folderTarget } from '../targets/folder-target.ts';
import type { Target } from '../targets/target.ts';
import { changeRegistry } from './change-registry.ts';
import { publishRelease } from './publish-release.ts';

describe.each(targetKinds)('on %s', (_kind, open) => {
  it('writes nothing if a remote would be lost', async () => {
    const target = await open();
    await publishSite(target, ['shop', 'desk']);
    const before = await readText(target, 'registry.json');
    const loseDesk = changeRegistry(target, ({ contract, remotes: { shop } }) => {
      return { contract, remotes: { ...(shop && { shop }) } };
    });
    await expect(loseDesk).rejects.toThrow('The registry would lose desk; it was not changed.');
    expect(await readText(target, 'registry.json')).toBe(before);
  });

  it('writes nothing if the shell would be lost', async () => {
    const target = await open();
    await publishSite(target, ['shop']);
    await publishRelease(target, await prepareShellSample('1.0.0'));
    const loseShell = changeRegistry(target, ({ contract, remotes }) => ({ contract, remotes }));
    await expect(loseShell).rejects.toThrow('The registry would lose the shell');
    expect((await readRegistryOf(target)).shell?.active).toBe('1.0.0');
  });

  it('starts over with what another release wrote meanwhile', async () => {
    const target = await open();
    await publishSite(target, ['shop']);
    let attempts = 0;
    const busy: Target = {
      ...target,
      write: async (path, bytes, version) => {
        attempts += 1;
        if (attempts === 1) {
          await changeRegistry(target, (registry) => ({ ...registry, contract: 2 }));
        }
        return target.write(path, bytes, version);
      },
    };
    await changeRegistry(busy, (registry) => {
      return { ...registry, remotes: { ...registry.remotes, ...renamed(registry.remotes) } };
    });
    expect(attempts).toBe(2);
    expect(await readText(target, 'registry.json')).toContain('"contract": 2');
    expect(Object.keys(await readSite(target))).toEqual(['shop', 'market']);
  });

  it('writes nothing if nothing changes', async () => {
    const target = await open();
    await publishSite(target, ['shop']);
    const readOnly: Target = { ...target, write: () => Promise.reject(new Error('written')) };
    await changeRegistry(readOnly, (registry) => withActive(registry, 'shop', '1.0.0'));
  });
});

it('gives up if it never gets its turn', async () => {
  const target = folderTarget(await temporaryFolder());
  await publishSite(target, ['shop']);
  const busy: Target = { ...target, write: () => Promise.resolve(false) };
  const change = changeRegistry(busy, (registry) => ({ ...registry, contract: 2 }));
  await expect(change).rejects.toThrow(`Other releases changed the registry of ${target.name}`);
});

function renamed<T>({ shop }: Record<string, T>): Record<string, T> {
  return shop ? { market: shop } : {};
}
