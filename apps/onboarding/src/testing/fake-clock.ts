import type { Clock } from '../shared/clock.ts';

/** A clock that does not move until it is told how many milliseconds pass. */
export function fakeClock(): Clock & { pass: (ms: number) => void } {
  let now = Date.UTC(2026, 0, 15, 12);
  const waiting = new Set<{ at: number; run: () => void }>();

  function next(until: number) {
    return [...waiting].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    pass(ms) {
      const until = now + ms;
      for (let entry = next(until); entry; entry = next(until)) {
        waiting.delete(entry);
        now = entry.at;
        entry.run();
      }
      now = until;
    },
  };
}
