import { getName, type Combination } from './combinations.ts';

export type Result = Combination & {
  outcome: 'passed' | 'failed' | 'not met';
  /** The result. */
  finding: string;
  /** The user's action. */
  actions: string[];
  seconds: number;
};

/** Prints each result as it arrives. */
export function printResult(result: Result, { index, count }: { index: number; count: number }) {
  const { outcome, finding, actions, seconds } = result;
  const symbol = { passed: '✓', failed: '✗', 'not met': '–' }[outcome];
  const actionList = actions.slice(1).join(', ');
  console.log(
    `${symbol} ${index}/${count} ${getName(result)} ${seconds.toFixed(1)} s ${actionList}`,
  );
  if (finding) console.log(`    ${finding.replaceAll('\n', ' ')}`);
}

/** The table of legs and kinds, and all failures again. */
export function printReport(results: Result[]) {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const notMet = results.filter(({ outcome }) => outcome === 'not met');
  const rows: Record<string, Record<string, string>> = {};
  for (const { leg, fault, outcome } of results) {
    const row = (rows[`${leg}: ${fault.sort}`] ??= {});
    const [passed = 0, all = 0] = (row[fault.kind] ?? '').split('/').map(Number);
    row[fault.kind] = `${passed + (outcome === 'passed' ? 1 : 0)}/${all + 1}`;
  }
  console.table(rows);
  for (const result of failed) console.log(`✗ ${getName(result)}\n    ${result.finding}`);
  for (const result of notMet) console.log(`– ${getName(result)}: the request was not made`);
  const passed = results.length - failed.length - notMet.length;
  console.log(
    `${results.length} combinations: ${passed} passed, ${failed.length} failed, ${notMet.length} not met`,
  );
}
