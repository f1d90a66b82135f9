const SHORT = 4_000;
const LONG = 32_000;
/** What a clock cannot tell from nothing, in ms. */
const TOO_SHORT = 4;

/**
 * How many times longer it takes to read eight times as much of a text: about 8 where the time grows with the length, about 64 where
 * with its square.
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
