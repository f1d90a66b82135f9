import type { Clock } from '../../shared/clock.ts';

/** Timers that can all be canceled at once. */
export function createTimers(clock: Clock) {
  const pending = new Set<() => void>();

  function after(ms: number, run: () => void) {
    const cancel = clock.after(ms, () => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
  }

  function stop() {
    for (const cancel of pending) cancel();
    pending.clear();
  }

  return { after, stop };
}
