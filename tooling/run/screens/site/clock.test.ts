import { expect, it } from 'vitest';
import { shownTime, todayAtShownHour } from './clock.ts';
import { countDays } from './shift-days.ts';

it.each(['2026-11-25T00:00:01Z', '2026-11-20T23:59:59Z', '2027-03-01T12:00:00Z'])(
  'is a whole number of days from the shown time at %s',
  (now) => {
    const time = todayAtShownHour(new Date(now));
    expect(time.toISOString()).toBe(`${now.slice(0, 10)}${shownTime.toISOString().slice(10)}`);
    const days = countDays(time, shownTime);
    expect(time.getTime() + days * 86_400_000).toBe(shownTime.getTime());
  },
);
