import type { Clock } from '../shared/clock.ts';

/** A clock that only moves when `advance` is called. */
export function fakeClock(): Clock & { advance: (ms: number) => void } {
  let now = Date.UTC(2026, 0, 15, 12);
  const timers = new Set<{ dueAt: number; run: () => void }>();

  function findNext(until: number) {
    return [...timers].filter(({ dueAt }) => dueAt <= until).sort((a, b) => a.dueAt - b.dueAt)[0];
  }

  return {
    now: () => now,
    after(ms, run) {
      const entry = { dueAt: now + ms, run };
      timers.add(entry);
      return () => void timers.delete(entry);
    },
    advance(ms) {
      const until = now + ms;
      for (let entry = findNext(until); entry; entry = findNext(until)) {
        timers.delete(entry);
        now = entry.dueAt;
        entry.run();
      }
      now = until;
    },
  };
}
