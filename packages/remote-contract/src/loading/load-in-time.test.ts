import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadInTime, withTimeLimit } from './load-in-time.ts';

const aborted = new TypeError('error loading dynamically imported module');

afterEach(() => {
  globalThis.untilStaying = undefined;
});

describe('loadInTime', () => {
  it('rejects with what failed', async () => {
    const load = vi.fn(() => Promise.reject(aborted));
    await expect(loadInTime(load, 100)).rejects.toBe(aborted);
    expect(load).toHaveBeenCalledOnce();
  });

  it('does not fail while the page is being left, and loads again if it stays', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    globalThis.untilStaying = promise;
    const load = vi.fn(() =>
      globalThis.untilStaying ? Promise.reject(aborted) : Promise.resolve('page'),
    );
    const settled = vi.fn();
    const loading = loadInTime(load, 100);
    void loading.then(settled, settled);
    await new Promise((done) => setTimeout(done));
    expect(settled).not.toHaveBeenCalled();

    globalThis.untilStaying = undefined;
    resolve();
    expect(await loading).toBe('page');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('withTimeLimit', () => {
  it('resolves to a value that arrives in time', async () => {
    expect(await withTimeLimit(Promise.resolve('here'), 1000)).toBe('here');
  });

  it('rejects if the promise rejects', async () => {
    await expect(withTimeLimit(Promise.reject(new Error('gone')), 1000)).rejects.toThrow('gone');
  });

  it('rejects if the promise takes longer', async () => {
    vi.useFakeTimers();
    const outcome = expect(withTimeLimit(new Promise(() => {}), 1000)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
  });
});
