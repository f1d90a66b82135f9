import { formatLine, header, median, type Figure, type Row } from './comparison.ts';

/**
 * Measures all sides in every round, and the last one first in every second round, so that neither has the quieter moments. Yields
 * the lines of the table, with the medians so far, after each round.
 */
export async function* measureRounds<S>(
  sides: readonly S[],
  rounds: number,
  measure: (side: S) => Promise<Figure[]>,
): AsyncGenerator<string[]> {
  const rows = new Map<string, Row>();
  const measured = sides.map((side) => ({ side, values: new Map<string, number[]>() }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { side, values } of round % 2 ? measured : measured.toReversed()) {
      for (const { value, ...row } of await measure(side)) {
        rows.set(row.label, row);
        values.set(row.label, [...(values.get(row.label) ?? []), value]);
      }
    }
    yield [...rows].map(([label, row]) =>
      formatLine(
        row,
        measured.map(({ values }) => median(values.get(label) ?? [])),
      ),
    );
  }
}

/** Prints the medians of so many rounds, below the names of the sides; without a second side, of one round. */
export async function printRounds<S>(
  sides: readonly S[],
  rounds: number,
  measure: (side: S) => Promise<Figure[]>,
  names: readonly string[] = [],
): Promise<void> {
  let printed: string[] = [];
  for await (const lines of measureRounds(sides, sides.length > 1 ? rounds : 1, measure))
    printed = lines;
  if (names.length > 0) console.log(`\n${header(names)}`);
  for (const line of printed) console.log(line);
}

export function namesOf(sides: readonly { name: string }[]): string[] {
  return sides.map(({ name }) => name);
}
