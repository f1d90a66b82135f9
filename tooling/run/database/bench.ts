import { run } from '../outcomes/command.ts';

/** `npm run bench:db` measures the queries of the largest tables; for the options see supabase/bench/README.md. */
const { passed } = await run('bench', 'npm', [
  'run',
  'bench',
  '-w',
  'supabase',
  '--silent',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = passed ? 0 : 1;
