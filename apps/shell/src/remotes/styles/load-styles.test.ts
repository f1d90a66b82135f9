import { expect, it, vi } from 'vitest';
import { aRelease } from '../../testing/a-release.ts';
import { loadStyles } from './load-styles.ts';

const release = aRelease({
  styles: ['assets/own.css'],
  integrity: { 'assets/own.css': 'sha384-c' },
});

it('requests each stylesheet relative to the entry, with its hash', async () => {
  const add = vi.fn(async () => {});
  await loadStyles({ ...release, entry: 'https://cdn.test/shop/remoteEntry.js' }, add);
  expect(add).toHaveBeenCalledExactlyOnceWith('https://cdn.test/shop/assets/own.css', 'sha384-c');
});

it('waits until they have loaded, for at most two seconds', async () => {
  vi.useFakeTimers();
  const isDone = vi.fn();
  void loadStyles(release, () => new Promise(() => {})).then(isDone);
  await vi.advanceTimersByTimeAsync(1999);
  expect(isDone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toHaveBeenCalled();
});

it('leaves out a stylesheet without a hash', async () => {
  const add = vi.fn(async () => {});
  await loadStyles({ ...release, integrity: {} }, add);
  expect(add).not.toHaveBeenCalled();
});
