import { run } from '../outcomes/command.ts';

/** `npm run bench:auth` measures sign-ins and renewals of sessions; see supabase/bench/README.md. */
const { passed } = await run('bench', 'npm', [
  'run',
  'bench:auth',
  '-w',
  'supabase',
  '--silent',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = passed ? 0 : 1;
