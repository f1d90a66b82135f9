import { run } from '../outcomes/command.ts';

/** `npm run bench:mail` measures the sending of mail; see supabase/bench/README.md. */
const { passed } = await run('bench', 'npm', [
  'run',
  'bench:mail',
  '-w',
  'supabase',
  '--silent',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = passed ? 0 : 1;
