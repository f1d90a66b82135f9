import { run, summary, type Outcome } from './outcomes/command.ts';

const quietly = ['--output-logs=errors-only', '--log-order=grouped', '--continue'];

/** The static checks, each by the command that runs it alone. */
const checks: [name: string, command: string, args: string[]][] = [
  // All workspaces in one program; `turbo run typecheck` compiles each by itself.
  ['types', 'tsc', ['--project', '.']],
  ['code (eslint)', 'turbo', ['run', 'lint', ...quietly, '--concurrency=2']],
  ['build (eslint)', 'eslint', ['*.mjs', 'tooling/*.ts', '--max-warnings=0']],
  ['format (prettier)', 'prettier', ['--check', '--log-level=warn', '.']],
  ['styles (stylelint)', 'stylelint', ['{apps,packages}/*/src/**/*.ts', '--max-warnings=0']],
  ['walls (depcruise)', 'depcruise', ['apps', 'packages', 'tooling', 'supabase', 'e2e']],
  ['unused (knip)', 'knip', ['--no-config-hints']],
  ['versions (sherif)', 'sherif', ['--fail-on-warnings']],
];

/** Runs every static check, also after one has failed. */
export async function check(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, command, args] of checks) outcomes.push(await run(name, command, args));
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await check();
  console.log(`\n${summary(outcomes)}`);
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
