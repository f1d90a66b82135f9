import { run } from '../outcomes/command.ts';

/** `npm run prove:db` takes each control of the database away in turn; options as in supabase/README.md. */
const { passed } = await run('prove', 'npm', [
  'run',
  'prove',
  '-w',
  'supabase',
  '--silent',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = passed ? 0 : 1;
