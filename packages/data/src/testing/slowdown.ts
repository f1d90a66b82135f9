const SHORT = 4_000;
const LONG = 32_000;
/** In ms; shorter times are too small to measure. */
const TOO_SHORT = 4;
/** Between a linear and a quadratic growth. A higher one is measured again, because other work may have slowed it down. */
const CLEARLY_LINEAR = 16;
const MAX_ROUNDS = 30;

/**
 * How many times longer it takes to read a text that is eight times as long: about 8 if the time is linear in the length, about 64
 * if it is quadratic.
 */
export function measureSlowdown(read: (text: string) => unknown, unit: string, end = ''): number {
  const [short, long] = [SHORT, LONG].map(
    (length) => unit.repeat(Math.ceil(length / unit.length)) + end,
  ) as [string, string];
  let [shortTime, longTime] = [Infinity, Infinity];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    shortTime = Math.min(
      shortTime,
      measureTime(() => read(short)),
    );
    longTime = Math.min(
      longTime,
      measureTime(() => read(long)),
    );
    if (longTime < TOO_SHORT) return 1;
    if (round > 2 && longTime / shortTime < CLEARLY_LINEAR) break;
  }
  return longTime / shortTime;
}

function measureTime(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}
