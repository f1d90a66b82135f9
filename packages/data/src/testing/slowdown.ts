const SHORT = 4_000;
const LONG = 32_000;
/** In ms; shorter times are too small to measure. */
const TOO_SHORT = 4;

/**
 * How many times longer it takes to read a text that is eight times as long: about 8 if the time is linear in the length, about 64
 * if it is quadratic.
 */
export function measureSlowdown(read: (text: string) => unknown, unit: string, end = ''): number {
  const [short, long] = [SHORT, LONG].map((length) => {
    const text = unit.repeat(Math.ceil(length / unit.length)) + end;
    return Math.min(...Array.from({ length: 4 }, () => measureTime(() => read(text))));
  }) as [number, number];
  return long < TOO_SHORT ? 1 : long / short;
}

function measureTime(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}
