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

/** The configuration leaves out the baseline, so there may be none to read. */
export const checkMigrations = ['--no-error-on-unmatched-pattern', 'supabase/migrations/*.sql'];

/** The compiler's errors and all lint rules, where files or those that they import have changed. */
const lint = ['run', 'lint', '--continue', '--output-logs=errors-only', '--log-order=grouped'];

/** On one thread that collects no garbage before its limit: less than 2 GB for each task at the least processor time. */
const lintMemory = { GOGC: 'off', GOMEMLIMIT: '1400MiB', GOMAXPROCS: '1' };

/** The root has dependencies, which are what `npm start` installs; `tooling/testing` belongs to every package. */
const sherifExceptions = ['-r', 'root-package-dependencies', '-r', 'packages-without-package-json'];

/** The static checks after lint, with the command that runs each alone. */
const checks: Check[] = [
  ['format (oxfmt)', 'oxfmt', ['--check']],
  ['styles (stylelint)', 'stylelint', [styledFiles, '--max-warnings=0', ...cache]],
  ['imports (depcruise)', 'depcruise', ['apps', 'packages', 'tooling', 'supabase', 'e2e']],
  ['unused (knip)', 'knip', ['--no-config-hints']],
  ['versions (sherif)', 'sherif', ['--fail-on-warnings', ...sherifExceptions]],
  ['migrations (squawk)', 'squawk', checkMigrations],
];

/** Runs every static check, even after one has failed; `lintsAtOnce` tasks of lint at a time. */
export async function runChecks({ lintsAtOnce }: { lintsAtOnce: number }): Promise<Outcome[]> {
  const args = [...lint, `--concurrency=${lintsAtOnce}`];
  const outcomes = [await run('types and lint (oxlint)', 'turbo', args, { env: lintMemory })];
  for (const check of checks) outcomes.push(await run(...check));
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await runChecks({ lintsAtOnce: 1 });
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
