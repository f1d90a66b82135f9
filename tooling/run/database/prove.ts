import { run } from '../outcomes/command.ts';

/** `npm run prove:db` removes the controls of the database one at a time; for the options see supabase/README.md. */
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
