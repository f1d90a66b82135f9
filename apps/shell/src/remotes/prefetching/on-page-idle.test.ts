import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPageIdle } from './on-page-idle.ts';

type Router = Parameters<typeof onPageIdle>[0];
type State = Router['state'];

const idle = { initialized: true, navigation: { state: 'idle' } } as State;
const loading = { initialized: true, navigation: { state: 'loading' } } as State;
const starting = { ...idle, initialized: false };

function createRouter(state: State) {
  const listeners = new Set<(state: State) => void>();
  const subscribe = (listener: (state: State) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const router = { state, subscribe } as unknown as Router;
  return { router, setState: (next: State) => listeners.forEach((listener) => listener(next)) };
}

const callback = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => whenIdle());
});
afterEach(() => {
  callback.mockReset();
});

it('waits for a moment after the page has loaded', () => {
  onPageIdle(createRouter(idle).router, callback);
  vi.advanceTimersByTime(900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledOnce();
});

it('does not call back while the first page is loading', () => {
  const { router, setState } = createRouter(starting);
  onPageIdle(router, callback);
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
  setState(idle);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});

it('restarts on navigation, and calls back again when the page is idle', () => {
  const { router, setState } = createRouter(idle);
  onPageIdle(router, callback);
  vi.advanceTimersByTime(900);
  setState(loading);
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
  setState(idle);
  vi.advanceTimersByTime(1000);
  setState(loading);
  setState(idle);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
});

it('does not call back after it is stopped', () => {
  const { router, setState } = createRouter(idle);
  const stop = onPageIdle(router, callback);
  stop();
  setState(idle);
  vi.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});
