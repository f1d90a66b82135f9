import type { Control, ControlResult } from './control.ts';

type Outcome = 'killed' | 'SURVIVED' | 'broken';

// Errors in syntax, names, types and conflict targets, which no test has to find.
const notSql =
  /\b42(601|703|702|883|P01|P02|P10|804|846|803)\b|(column|function|operator|relation)( \S.*)? does not exist|is of type \w+ but expression|syntax error|missing FROM-clause|must appear in the GROUP BY/;

// What the rest of the database depends on holds by itself; anything else was not taken away, which proves nothing.
const isRejected = (killer: string) =>
  killer.startsWith('cannot be taken away') && !/objects depend on it/.test(killer);

/** What PostgreSQL itself rejects proves nothing about the tests. */
export function getOutcome({ control, killer }: ControlResult): Outcome {
  if (!killer) return 'SURVIVED';
  return isRejected(killer) || (control.isMutant && notSql.test(killer)) ? 'broken' : 'killed';
}

export function printResult(result: ControlResult, progress: string) {
  const { control, killer, seconds } = result;
  console.log(
    `${getOutcome(result).padEnd(8)} ${progress} ${seconds.toFixed(1)} s  ${control.kind}: ${control.name}  <-  ${killer ?? ''}`,
  );
}

/** The number of mutants of each kind, their outcomes, and the survivors. */
export function summarize(results: ControlResult[], minutes: number): number {
  const kinds = Map.groupBy(results, ({ control }) => control.kind);
  const count = (list: ControlResult[], wanted: Outcome) =>
    list.filter((result) => getOutcome(result) === wanted).length;
  const line = (name: string, list: ControlResult[]) =>
    `${name.padEnd(12)} ${list.length} made, ${count(list, 'killed')} killed, ${count(list, 'SURVIVED')} survived, ${count(list, 'broken')} not valid`;
  console.log('');
  for (const [kind, list] of kinds) console.log(line(kind, list));
  console.log(`${line('all', results)}, ${minutes.toFixed(1)} min`);
  const survivors = results.filter((result) => getOutcome(result) === 'SURVIVED');
  const rejected = results.filter(
    ({ control, killer }) => !control.isMutant && isRejected(killer ?? ''),
  );
  for (const { control, killer } of rejected)
    console.error(`not valid: ${control.name}: ${killer}`);
  for (const { control } of survivors) console.error(`survived: ${control.kind}: ${control.name}`);
  return survivors.length > 0 ? 1 : 0;
}

/** The number of controls of each kind. */
export function countKinds(controls: Control[]): string {
  const kinds = Map.groupBy(controls, ({ kind }) => kind);
  return [...kinds].map(([kind, list]) => `${kind} ${list.length}`).join(', ');
}
