import { beforeEach, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

beforeEach(() => void vi.useFakeTimers());
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  changeVisibility(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function watch(state: DocumentVisibilityState = 'visible') {
  const page = new FakePage();
  page.visibilityState = state;
  const onSeen = vi.fn<() => void>();
  const stop = whenSeen(onSeen, page);
  return { page, onSeen, stop };
}

it('counts a page once, after it was visible for a second', () => {
  const { page, onSeen } = watch();
  vi.advanceTimersByTime(999);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.changeVisibility('hidden');
  page.changeVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('does not count a page in a hidden tab until it becomes visible', () => {
  const { page, onSeen } = watch('hidden');
  vi.advanceTimersByTime(5000);
  expect(onSeen).not.toHaveBeenCalled();
  page.changeVisibility('visible');
  vi.advanceTimersByTime(1000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('restarts the second after the tab was hidden', () => {
  const { page, onSeen } = watch();
  vi.advanceTimersByTime(900);
  page.changeVisibility('hidden');
  vi.advanceTimersByTime(900);
  page.changeVisibility('visible');
  vi.advanceTimersByTime(900);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('does not count after the visitor has left', () => {
  const { page, onSeen, stop } = watch();
  stop();
  page.changeVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(onSeen).not.toHaveBeenCalled();
});
