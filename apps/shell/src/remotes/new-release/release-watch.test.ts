import { describe, expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { unsavedChanges } from '../../core/unsaved-changes.ts';
import { createReleaseWatch } from './release-watch.ts';

const running = aRelease();
const createRegistry = (active: string) => ({
  remotes: { shop: { mount: '/', active, versions: { [active]: { entry: `/${active}.js` } } } },
});

function watch(active: string, options: Partial<Parameters<typeof createReleaseWatch>[0]> = {}) {
  const reload = vi.fn();
  const fetchRegistry = vi.fn(async (): Promise<unknown> => createRegistry(active));
  return {
    reload,
    fetchRegistry,
    ...createReleaseWatch({
      getReleases: () => [running],
      fetchRegistry,
      hasUnsavedWork: () => false,
      reload,
      ...options,
    }),
  };
}

it.each([
  ['the same release', '1.0.0', false],
  ['a newer release', '1.1.0', true],
  ['an older release, after a rollback', '0.9.0', true],
])('reloads at the next navigation: %s', async (_case, active, expected) => {
  const { check, shouldReload } = watch(active);
  await check();
  expect(await shouldReload()).toBe(expected);
});

it.each([
  ['the same release', '1.0.0', {}, false],
  ['another release', '0.9.0', {}, true],
  ['another release, but with unsaved work', '0.9.0', { hasUnsavedWork: () => true }, false],
])(
  'checks for a replaced release before a retry: %s',
  async (_case, active, options, isReloaded) => {
    const { takeNewRelease, reload, fetchRegistry } = watch(active, options);
    expect(await takeNewRelease()).toBe(isReloaded);
    expect(fetchRegistry).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  },
);

it('does not change while the registry cannot be reached', async () => {
  const fetchRegistry = () => Promise.reject(new Error('refused'));
  const { check, shouldReload } = watch('1.1.0', { fetchRegistry });
  await check();
  expect(await shouldReload()).toBe(false);
});

it('waits for a check that started just before the navigation', async () => {
  let answer: (registry: unknown) => void = () => {};
  const fetchRegistry = () => new Promise<unknown>((resolve) => (answer = resolve));
  const { check, shouldReload } = watch('1.1.0', { fetchRegistry });
  void check();
  const decision = shouldReload();
  answer(createRegistry('1.1.0'));
  expect(await decision).toBe(true);
});

it('does not delay a navigation while the registry hangs', async () => {
  vi.useFakeTimers();
  const { check, shouldReload } = watch('1.1.0', { fetchRegistry: () => new Promise(() => {}) });
  void check();
  const decision = shouldReload();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await decision).toBe(false);
});

it('ignores overrides', async () => {
  const getReleases = () => [{ ...running, isOverride: true as const }];
  const { check, shouldReload } = watch('1.1.0', { getReleases });
  await check();
  expect(await shouldReload()).toBe(false);
});

it('offers the new release to users with unsaved work', async () => {
  const { check, shouldReload, store } = watch('1.1.0', { hasUnsavedWork: () => true });
  await check();
  expect(store.getState().isOffered).toBe(true);
  expect(await shouldReload()).toBe(false);
});

it('reloads once the work is saved', async () => {
  let isUnsaved = true;
  const { check, shouldReload } = watch('1.1.0', { hasUnsavedWork: () => isUnsaved });
  await check();
  expect(await shouldReload()).toBe(false);
  isUnsaved = false;
  expect(await shouldReload()).toBe(true);
});

it('detects unsaved work that a page reports', async () => {
  const { check, store } = createReleaseWatch({
    getReleases: () => [running],
    fetchRegistry: async () => createRegistry('1.1.0'),
  });
  const unregister = unsavedChanges.register();
  await check();
  unregister();
  expect(store.getState().isOffered).toBe(true);
  await check();
  expect(store.getState().isOffered).toBe(false);
});

it('checks again when the tab becomes visible, until it is stopped', () => {
  const { start, fetchRegistry } = watch('1.0.0');
  const stop = start();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchRegistry).toHaveBeenCalledOnce();
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchRegistry).toHaveBeenCalledOnce();
});

describe('after a part could not be loaded', () => {
  it('reloads once when its release is no longer the active one', async () => {
    let time = 1_000_000;
    const { recover, reload } = watch('1.1.0', { now: () => time });
    await recover();
    await recover();
    expect(reload).toHaveBeenCalledOnce();
    time += 10_000;
    await recover();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the release is the active one', '1.0.0', {}],
    ['there is unsaved work', '1.1.0', { hasUnsavedWork: () => true }],
  ])('does not reload when %s', async (_case, active, options) => {
    const { recover, reload } = watch(active, options);
    await recover();
    expect(reload).not.toHaveBeenCalled();
  });
});
