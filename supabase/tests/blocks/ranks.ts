/** The probability that one of the first values exceeds one of the second, if both are drawn at random: 0.5 tells nothing of the two. */
export function chanceOfMore(first: readonly number[], second: readonly number[]): number {
  let more = 0;
  for (const value of first)
    for (const other of second) more += value > other ? 1 : value === other ? 0.5 : 0;
  return more / (first.length * second.length);
}
