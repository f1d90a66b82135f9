import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatDue } from './due-date.ts';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 26, 22) }));

const HOUR_MS = 3_600_000;
function pass(hours: number) {
  act(() => {
    vi.advanceTimersByTime(hours * HOUR_MS);
  });
}

it('changes at midnight, and at the next one', () => {
  const { result } = renderHook(() => formatDue('2026-11-28', useNow()));
  pass(1.9);
  expect(result.current).toBe('Due Nov 28');
  pass(0.1);
  expect(result.current).toBe('Due tomorrow');
  pass(24);
  expect(result.current).toBe('Due today');
});

it('changes at an instant before midnight', () => {
  const until = new Date(2026, 10, 26, 23);
  const { result } = renderHook(() => useNow(until) >= until);
  pass(0.9);
  expect(result.current).toBe(false);
  pass(0.1);
  expect(result.current).toBe(true);
});

it('changes when the page is seen again, because timers stop while a computer sleeps', () => {
  const { result } = renderHook(() => useNow().getDate());
  vi.setSystemTime(new Date(2026, 10, 27, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(27);
});
