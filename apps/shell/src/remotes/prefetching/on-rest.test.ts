import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRest } from './on-rest.ts';

type Router = Parameters<typeof onRest>[0];
type State = Router['state'];

const idle = { initialized: true, navigation: { state: 'idle' } } as State;
const moving = { initialized: true, navigation: { state: 'loading' } } as State;
const starting = { ...idle, initialized: false };

function routerIn(state: State) {
  const listeners = new Set<(state: State) => void>();
  const subscribe = (listener: (state: State) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const router = { state, subscribe } as unknown as Router;
  return { router, become: (next: State) => listeners.forEach((listener) => listener(next)) };
}

const callBack = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (whenIdle: () => void) => whenIdle());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  callBack.mockReset();
});

it('waits until the page has been there for a moment', () => {
  onRest(routerIn(idle).router, callBack);
  vi.advanceTimersByTime(900);
  expect(callBack).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(callBack).toHaveBeenCalledOnce();
});

it('does not call while the first page is on its way', () => {
  const { router, become } = routerIn(starting);
  onRest(router, callBack);
  vi.advanceTimersByTime(5000);
  expect(callBack).not.toHaveBeenCalled();
  become(idle);
  vi.advanceTimersByTime(1000);
  expect(callBack).toHaveBeenCalledOnce();
});

it('begins anew when the visitor moves on, and calls again at the next rest', () => {
  const { router, become } = routerIn(idle);
  onRest(router, callBack);
  vi.advanceTimersByTime(900);
  become(moving);
  vi.advanceTimersByTime(5000);
  expect(callBack).not.toHaveBeenCalled();
  become(idle);
  vi.advanceTimersByTime(1000);
  become(moving);
  become(idle);
  vi.advanceTimersByTime(1000);
  expect(callBack).toHaveBeenCalledTimes(2);
});

it('calls no more once it is stopped', () => {
  const { router, become } = routerIn(idle);
  const stop = onRest(router, callBack);
  stop();
  become(idle);
  vi.advanceTimersByTime(5000);
  expect(callBack).not.toHaveBeenCalled();
});
