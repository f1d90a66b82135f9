import { expect, it } from 'vitest';
import { getLastDays } from './last-days.ts';

it('shows 30 days until the last check, with gaps', () => {
  const days = getLastDays([
    { day: '2026-03-02', ok: 0, failed: 2 },
    { day: '2026-02-27', ok: 1, failed: 1 },
  ]);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-02-01', state: 'unknown' });
  expect(days.slice(-4).map(({ state }) => state)).toEqual(['ran', 'unknown', 'unknown', 'failed']);
  expect(getLastDays([])).toEqual([]);
});
