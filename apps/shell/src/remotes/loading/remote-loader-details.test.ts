import { findMissingNames, type Release } from '@showcase/remote-contract/registry';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { createRemoteLoader } from './remote-loader.ts';

const remote = { contract: 1, mount: '/', routes: () => [] };
const listed = aRelease({ detailsHash: 'sha384-d' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

function setUp(details: Partial<Release> = {}) {
  const complete = vi.fn(async (release: Release) => ({ ...release, ...details }));
  const load = vi.fn(async () => ({ remote }));
  const onFailure = vi.fn();
  const loader = createRemoteLoader({
    runtime: { register: () => undefined, load },
    providedVersions: { ui: '1.3.0' },
    findMissingNames: async (imports) => findMissingNames(imports, { '@showcase/ui': ['Button'] }),
    complete,
    integrity: null,
    loadStyles: async () => {},
    onFailure,
  });
  return { loader, load, complete, onFailure };
}

it('reads what the index leaves out of a release before it checks it', async () => {
  const { loader, load } = setUp({ requires: { ui: '^2.0.0' } });
  await expect(loader.load(listed)).rejects.toMatchObject({ kind: 'incompatible' });
  expect(load).not.toHaveBeenCalled();
});

it('does not run a release that imports a name which the shell does not provide', async () => {
  const { loader, load } = setUp({ imports: { '@showcase/ui': ['Button', 'Chip'] } });
  await expect(loader.load(listed)).rejects.toMatchObject({
    kind: 'incompatible',
    message: expect.stringContaining('it imports Chip of @showcase/ui') as string,
  });
  expect(load).not.toHaveBeenCalled();
});

it('runs a release whose imports the shell provides', async () => {
  const { loader } = setUp({ imports: { '@showcase/ui': ['Button'] } });
  expect(await loader.load(listed)).toBe(remote);
});

it('can load a release later whose details could not be read', async () => {
  const { loader, complete } = setUp();
  complete.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loader.load(listed)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(await loader.load(listed)).toBe(remote);
});

it('passes on every failure, with the remote and the reason', async () => {
  const { loader, onFailure } = setUp({ requires: { ui: '^2.0.0' } });
  const error: unknown = await loader.load(listed).catch((failure: unknown) => failure);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
});

it('does not report a remote whose load is aborted because the page is being left, and loads it if the page stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { loader, load, onFailure } = setUp();
  load.mockRejectedValueOnce(new TypeError('None of the hashes match'));
  globalThis.untilStaying = promise;
  const loading = loader.load(listed);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  globalThis.untilStaying = undefined;
  resolve();
  expect(await loading).toBe(remote);
  expect(onFailure).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});
