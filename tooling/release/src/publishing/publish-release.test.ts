import { beforeEach, describe, expect, it } from 'vitest';
import {
  prepareSample,
  prepareShellSample,
  publishSite,
  readRegistryOf,
  readSite,
  readText,
} from '../testing/sample-release.ts';
import { targetKinds, temporaryStore } from '../testing/test-targets.ts';
import { storeTarget } from '../targets/store-target.ts';
import type { Target } from '../targets/target.ts';
import { publishRelease } from './publish-release.ts';

const names = ['shop', 'desk', 'bank', 'mail', 'help'];

describe.each(targetKinds)('on %s', (_kind, open) => {
  let target: Target;
  const write = (path: string, text: string) =>
    target.write(path, new TextEncoder().encode(text), null);

  beforeEach(async () => {
    target = await open();
  });

  describe('with a site of five remotes', () => {
    beforeEach(() => publishSite(target, names));

    it('adds a release and leaves the other remotes as they are', async () => {
      const before = await readSite(target);
      await publishRelease(target, await prepareSample('shop', '2.0.0'));

      const { shop, ...others } = await readSite(target);
      expect(others).toEqual({ ...before, shop: undefined });
      expect(shop?.active).toBe('2.0.0');
      expect(Object.keys(shop?.versions ?? {})).toEqual(['1.0.0', '2.0.0']);
      expect(await readText(target, 'r/shop/2.0.0/remoteEntry.js')).toContain('shop 2.0.0');
    });

    it('adds a release of the shell, with its contract, and leaves the remotes as they are', async () => {
      const before = await readSite(target);
      await publishRelease(target, await prepareShellSample('1.0.0'));
      await publishRelease(target, await prepareShellSample('2.0.0', { contract: 2 }));
      const { contract, shell, remotes } = await readRegistryOf(target);
      expect(remotes).toEqual(before);
      expect([contract, shell?.active]).toEqual([2, '2.0.0']);
      expect(Object.keys(shell?.versions ?? {})).toEqual(['1.0.0', '2.0.0']);
      expect(await readText(target, 's/2.0.0/index.html')).toContain('2.0.0');
    });

    it('adds a remote', async () => {
      await publishRelease(target, await prepareSample('chat', '1.0.0'));
      expect(Object.keys(await readSite(target))).toEqual([...names, 'chat']);
    });

    it('makes a version active again that was released before, as the newest', async () => {
      const first = await prepareSample('shop', '2.0.0');
      await publishRelease(target, first);
      await publishRelease(target, await prepareSample('shop', '3.0.0'));
      await publishRelease(target, first);
      const { shop } = await readSite(target);
      expect(shop?.active).toBe('2.0.0');
      expect(Object.keys(shop?.versions ?? {})).toEqual(['1.0.0', '3.0.0', '2.0.0']);
    });

    it('lists the last versions of the remote only', async () => {
      for (const version of ['2.0.0', '3.0.0', '4.0.0']) {
        await publishRelease(target, await prepareSample('shop', version), { versions: 2 });
      }
      const { shop, desk } = await readSite(target);
      expect(Object.keys(shop?.versions ?? {})).toEqual(['3.0.0', '4.0.0']);
      expect(Object.keys(desk?.versions ?? {})).toEqual(['1.0.0']);
    });

    it('completes an upload that was interrupted', async () => {
      const release = await prepareSample('shop', '2.0.0', { files: { 'assets/a.js': 'a' } });
      await write('r/shop/2.0.0/assets/a.js', 'a');
      await publishRelease(target, release);
      expect((await readSite(target)).shop?.active).toBe('2.0.0');
      expect(await readText(target, 'r/shop/2.0.0/remoteEntry.js')).toContain('shop 2.0.0');
    });

    it.each([
      ['a file has other content', 'assets/a.js', 'b', 'exists with other content'],
      ['another release is there', 'release.json', '{"name":"desk"}', 'does not describe'],
    ])('changes no registry if %s', async (_case, file, text, message) => {
      const before = await readText(target, 'registry.json');
      await write(`r/shop/2.0.0/${file}`, text);
      const release = await prepareSample('shop', '2.0.0', { files: { 'assets/a.js': 'a' } });
      await expect(publishRelease(target, release)).rejects.toThrow(message);
      expect(await readText(target, 'registry.json')).toBe(before);
    });

    it('changes no registry if the site responds with another entry', async () => {
      const before = await readText(target, 'registry.json');
      const stale: Target = {
        ...target,
        read: (path) => target.read(path.replace('2.0.0/remoteEntry', '1.0.0/remoteEntry')),
      };
      const release = await prepareSample('shop', '2.0.0');
      await expect(publishRelease(stale, release)).rejects.toThrow('has other content');
      expect(await readText(target, 'registry.json')).toBe(before);
    });

    it('uploads nothing of a release for another contract', async () => {
      const release = await prepareSample('shop', '2.0.0', { contract: '2' });
      await expect(publishRelease(target, release)).rejects.toThrow(
        'shop 2.0.0 has contract 2, the shell has 1. Release the shell first',
      );
      expect(await target.read('r/shop/2.0.0/remoteEntry.js')).toBeNull();
    });
  });

  it('uploads nothing if there is no registry, unless it is the first release', async () => {
    const release = await prepareSample('shop', '1.0.0');
    await expect(publishRelease(target, release)).rejects.toThrow(
      'make its first release with --first',
    );
    expect(await target.read('r/shop/1.0.0/remoteEntry.js')).toBeNull();

    await publishRelease(target, release, { isFirst: true });
    expect((await readSite(target)).shop?.active).toBe('1.0.0');
  });

  it.each([
    '',
    'null',
    '<!doctype html>',
    '{"contract":1}',
    '{"contract":1,"remotes":{"shop":{}}}',
  ])('uploads nothing if the registry is %j', async (text) => {
    await write('registry.json', text);
    const release = await prepareSample('shop', '1.0.0');
    await expect(publishRelease(target, release, { isFirst: true })).rejects.toThrow(
      'is not a registry',
    );
    expect(await target.read('r/shop/1.0.0/remoteEntry.js')).toBeNull();
    expect(await readText(target, 'registry.json')).toBe(text);
  });

  it('uploads what servers render with to a folder only', async () => {
    const files = {
      'server/remote.js': 'server',
      'assets/a.js.map': '{}',
      '.vite/manifest.json': '{}',
    };
    const release = await prepareSample('shop', '1.0.0', { files });
    await publishRelease(target, release, { isFirst: true });
    for (const file of Object.keys(files)) {
      const uploaded = await target.read(`r/shop/1.0.0/${file}`);
      expect(uploaded === null).toBe(target.isPublic);
    }
  });
});

it.each([
  ['if-match', 'If-Match'],
  ['if-none-match', 'If-None-Match'],
])('does not rely on a store that ignores %s', async (header, name) => {
  const { url, target } = await temporaryStore();
  await publishSite(target, names);
  const before = await readText(target, 'registry.json');
  const careless = storeTarget(url, (file, init) => {
    const headers = new Headers(init.headers);
    headers.delete(header);
    return fetch(file, { ...init, headers });
  });
  const release = await prepareSample('shop', '2.0.0');
  await expect(publishRelease(careless, release)).rejects.toThrow(`${url} ignores ${name}`);
  // All files are there now.
  await expect(publishRelease(careless, release)).rejects.toThrow(`${url} ignores ${name}`);
  expect(await readText(target, 'registry.json')).toBe(before);
});
