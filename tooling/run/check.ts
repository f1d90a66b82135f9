import { run, summary, type Outcome } from './outcomes/command.ts';

type Check = [name: string, command: string, args: string[]];

/** Styled templates are in both kinds of files; `check.test.ts` plants a violation in each. */
export const styledFiles = '{apps,packages}/*/src/**/*.{ts,tsx}';

/** Checks that read each file alone, or know what a file imports, skip what has not changed since the last run. */
const caches = 'node_modules/.cache';
const cacheByContent = ['--cache', '--cache-strategy=content'];

/** The static checks, with the command that runs each alone. */
const slowestCheck: Check = ['code (eslint)', 'eslint', ['.', '--max-warnings=0']];
const otherChecks: Check[] = [
  // All workspaces in one program; `turbo run typecheck` compiles each on its own.
  [
    'types',
    'tsc',
    ['--project', '.', '--incremental', '--tsBuildInfoFile', `${caches}/types.tsbuildinfo`],
  ],
  ['format (prettier)', 'prettier', ['--check', '--log-level=warn', ...cacheByContent, '.']],
  [
    'styles (stylelint)',
    'stylelint',
    [styledFiles, '--max-warnings=0', ...cacheByContent, `--cache-location=${caches}/stylelint/`],
  ],
  ['imports (depcruise)', 'depcruise', ['apps', 'packages', 'tooling', 'supabase', 'e2e']],
  ['unused (knip)', 'knip', ['--no-config-hints']],
  ['versions (sherif)', 'sherif', ['--fail-on-warnings']],
];

/** Starts every static check, even after one has failed: the slowest in parallel with the others. */
export function startChecks(): { slowest: Promise<Outcome>; others: Promise<Outcome[]> } {
  return { slowest: run(...slowestCheck), others: runInOrder(otherChecks) };
}

async function runInOrder(checks: Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of checks) outcomes.push(await run(...step));
  return outcomes;
}

if (import.meta.main) {
  const { slowest, others } = startChecks();
  const outcomes = [...(await others), await slowest];
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
