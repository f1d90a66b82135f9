import { run } from '../outcomes/command.ts';

/** `npm run bench:checks` measures the checks of projects; see supabase/bench/README.md. */
const { passed } = await run('bench', 'npm', [
  'run',
  'bench:checks',
  '-w',
  'supabase',
  '--silent',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = passed ? 0 : 1;
