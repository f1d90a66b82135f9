import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import type { Release } from '@showcase/remote-contract/registry';
import { createIntegrity } from './integrity.ts';
import { createRemoteLoader } from './remote-loader.ts';

const release = aRelease({
  integrity: { 'remoteEntry.js': 'sha384-e' },
  requires: { contract: '1', ui: '^1.2.0' },
});
const remote = { contract: 1, mount: '/', routes: () => [] };

let log: MockInstance<Console['error']>;

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
});

function setUp(
  load: (id: string) => Promise<unknown>,
  { timeLimitMs = 1000, loadStyles = async () => {} } = {},
) {
  const register = vi.fn();
  const runtime = { register, load: vi.fn(load) };
  const verify = async (hash: string | undefined) => {
    if (hash !== 'sha384-e') throw new TypeError('Failed to fetch');
  };
  const integrity = createIntegrity({
    ownMap: {},
    preload: (_url, hash) => verify(hash),
    fetchFile: async (_url, { integrity: hash } = {}) => {
      await verify(hash);
      return new Response('', { headers: { 'content-type': 'text/javascript' } });
    },
  });
  const repair = vi.spyOn(integrity, 'repair').mockResolvedValue();
  return {
    ...runtime,
    repair,
    loader: createRemoteLoader({
      runtime,
      providedVersions: { ui: '1.3.0' },
      findMissingNames: async () => ({}),
      complete: async (release) => release,
      integrity,
      loadStyles,
      timeLimitMs,
    }),
  };
}

it('requests nothing before a remote is needed', () => {
  const { register, load } = setUp(async () => ({ remote }));
  expect(register).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

it('fetches a remote once, even for concurrent calls', async () => {
  const { loader, load } = setUp(async () => ({ remote }));
  const both = await Promise.all([loader.load(release), loader.load(release)]);
  await loader.load(release);
  expect(both).toEqual([remote, remote]);
  expect(load).toHaveBeenCalledExactlyOnceWith('shop/remote');
});

it('does not cache a failure and retries with a new URL', async () => {
  let isDown = true;
  const { loader, register } = setUp(async () =>
    isDown ? Promise.reject(new Error('refused')) : { remote },
  );
  await expect(loader.load(release)).rejects.toMatchObject({
    kind: 'unreachable',
    release: { name: 'shop' },
  });
  isDown = false;
  expect(await loader.load(release)).toBe(remote);
  expect(register.mock.calls.map(([{ entry }]) => String(entry))).toEqual([
    '/r/shop/1.0.0/remoteEntry.js',
    '/r/shop/1.0.0/remoteEntry.js?retry=1',
  ]);
});

it('repairs the cached files before another try, and only then', async () => {
  let isDown = true;
  const { loader, repair, load } = setUp(async () =>
    isDown ? Promise.reject(new Error('refused')) : { remote },
  );
  await expect(loader.load(release)).rejects.toThrow();
  expect(repair).not.toHaveBeenCalled();
  isDown = false;
  await loader.load(release);
  expect(repair).toHaveBeenCalledOnce();
  expect(repair.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[1] ?? 0);
});

it('gives up on a remote that hangs and can still load it later', async () => {
  vi.useFakeTimers();
  let isHanging = true;
  const { loader } = setUp(
    () => (isHanging ? new Promise(() => {}) : Promise.resolve({ remote })),
    {
      timeLimitMs: 10_000,
    },
  );
  const first = expect(loader.load(release)).rejects.toMatchObject({ kind: 'late' });
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  isHanging = false;
  expect(await loader.load(release)).toBe(remote);
  vi.useRealTimers();
});

it.each([
  ['a future contract', { ...release, requires: { contract: '2' } }],
  ['a newer ui', { ...release, requires: { ui: '^1.4.0' } }],
  ['another major version of ui', { ...release, requires: { ui: '^2.0.0' } }],
])('does not fetch a release that requires %s', async (_case, unsupported) => {
  const { loader, load } = setUp(async () => ({ remote }));
  await expect(loader.load(unsupported)).rejects.toMatchObject({ kind: 'incompatible' });
  expect(load).not.toHaveBeenCalled();
});

it.each([
  [
    'has a different contract than its release',
    { remote: { ...remote, contract: 2 } },
    'incompatible',
  ],
  ['exposes nothing', {}, 'broken'],
  ['exposes something without routes', { remote: { contract: 1 } }, 'broken'],
  ['is null', null, 'broken'],
])('rejects a module that %s', async (_case, module, kind) => {
  const { loader } = setUp(async () => module);
  await expect(loader.load(release)).rejects.toMatchObject({ kind });
});

it('does not run a release without a hash', async () => {
  const { loader, load } = setUp(async () => ({ remote }));
  await expect(loader.load({ ...release, integrity: {} })).rejects.toMatchObject({
    kind: 'unverified',
  });
  expect(load).not.toHaveBeenCalled();
});

it('does not run a release that does not match its hash', async () => {
  const { loader, load } = setUp(async () => ({ remote }));
  const changed = { ...release, integrity: { 'remoteEntry.js': 'sha384-other' } };
  await expect(loader.load(changed)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(load).not.toHaveBeenCalled();
});

it('requires no hash for an override', async () => {
  const { loader } = setUp(async () => ({ remote }));
  const override = { ...release, integrity: {}, isOverride: true as const };
  expect(await loader.load(override)).toBe(remote);
});

it('fetches a remote and its styles in parallel and resolves once both have loaded', async () => {
  const resolvers: (() => void)[] = [];
  const { loader, load } = setUp(async () => ({ remote }), {
    loadStyles: () => new Promise((resolve) => void resolvers.push(resolve)),
  });
  const isLoaded = vi.fn();
  const loading = loader.load(release).then(isLoaded);
  await expect.poll(() => load).toHaveBeenCalled();
  expect(isLoaded).not.toHaveBeenCalled();
  resolvers.forEach((resolve) => resolve());
  await loading;
  expect(isLoaded).toHaveBeenCalledExactlyOnceWith(remote);
});

it.each<[string, Partial<Release>, () => Promise<unknown>, string]>([
  ['hangs', {}, () => new Promise(() => {}), 'The remote shop 1.0.0 is late: '],
  [
    'was built against another contract',
    { requires: { contract: '7' } },
    async () => ({ remote }),
    'The remote shop 1.0.0 is incompatible: it has contract 7, the shell has ',
  ],
  [
    'says another contract once it runs',
    {},
    async () => ({ remote: { ...remote, contract: 7 } }),
    'The remote shop 1.0.0 is incompatible: it has contract 7, the shell has ',
  ],
  [
    'needs a newer package',
    { requires: { ui: '^2.0.0' } },
    async () => ({ remote }),
    'The remote shop 1.0.0 is incompatible: it requires ui ^2.0.0',
  ],
  [
    'lacks a hash',
    { integrity: {} },
    async () => ({ remote }),
    'The remote shop 1.0.0 is unverified: one of its files has no hash',
  ],
  [
    'cannot be fetched',
    {},
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The remote shop 1.0.0 is unreachable: Failed to fetch',
  ],
])('logs once a remote that %s', async (_case, values, load, line) => {
  const { loader } = setUp(load, { timeLimitMs: 20 });
  await expect(loader.load({ ...release, ...values })).rejects.toThrow(line);
  expect(log.mock.calls).toEqual([[expect.stringContaining(line)]]);
});
