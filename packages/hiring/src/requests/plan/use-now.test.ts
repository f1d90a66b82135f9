import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getOwnZone } from '@showcase/data/days';
import { formatDue } from './due-date.ts';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 26, 22) }));

const STEP_HOURS = 0.1;
function pass(hours: number) {
  for (let passed = 0; passed < Math.round(hours / STEP_HOURS); passed += 1) {
    act(() => {
      vi.advanceTimersByTime(STEP_HOURS * 3_600_000);
    });
  }
}

it('changes at midnight, and at the next one', () => {
  const { result } = renderHook(() =>
    formatDue('2026-11-28', { now: useNow(), zone: getOwnZone() }),
  );
  pass(1.9);
  expect(result.current).toBe('Due Nov 28');
  pass(0.1);
  expect(result.current).toBe('Due tomorrow');
  pass(24);
  expect(result.current).toBe('Due today');
});

it('changes when the day begins where the creator is', () => {
  vi.setSystemTime(new Date('2026-11-26T18:00:00Z'));
  const { result } = renderHook(() =>
    formatDue('2026-11-27', { now: useNow(), zone: 'Asia/Kolkata' }),
  );
  pass(0.4);
  expect(result.current).toBe('Due tomorrow');
  pass(0.1);
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
