import { run, summary, type Outcome } from '../outcomes/command.ts';

type Check = Parameters<typeof run>;

/** Styled templates are in both kinds of files; `check.test.ts` plants a violation in each. */
export const styledFiles = '{apps,packages}/*/src/**/*.{ts,tsx}';

/** Files that have not changed since the last run are skipped. */
const cache = [
  '--cache',
  '--cache-strategy=content',
  '--cache-location=node_modules/.cache/stylelint/',
];

/** The configuration leaves out the first release's migrations, so there may be none to read. */
export const checkMigrations = ['--no-error-on-unmatched-pattern', 'supabase/migrations/*.sql'];

/** The static checks, with the command that runs each alone: the longest, and all others beside it. */
const rows: Check[][] = [
  [
    // The compiler's errors and all lint rules, in one pass over all workspaces. GOGC lets the type checker collect garbage less often.
    [
      'types and lint (oxlint)',
      'oxlint',
      ['--tsconfig', './tsconfig.json', '--format=unix'],
      { env: { GOGC: '400' } },
    ],
  ],
  [
    ['format (oxfmt)', 'oxfmt', ['--check']],
    ['styles (stylelint)', 'stylelint', [styledFiles, '--max-warnings=0', ...cache]],
    ['imports (depcruise)', 'depcruise', ['apps', 'packages', 'tooling', 'supabase', 'e2e']],
    ['unused (knip)', 'knip', ['--no-config-hints']],
    // The root has dependencies, which are what `npm start` installs.
    ['versions (sherif)', 'sherif', ['--fail-on-warnings', '-r', 'root-package-dependencies']],
    ['migrations (squawk)', 'squawk', checkMigrations],
  ],
];

/** Runs every static check, even after one has failed; one of each row at a time. */
export async function runChecks(): Promise<Outcome[]> {
  return (await Promise.all(rows.map(runInOrder))).flat();
}

async function runInOrder(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of checks) outcomes.push(await run(...step));
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await runChecks();
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
