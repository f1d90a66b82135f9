import { spawn } from 'node:child_process';
import type { ProcessUser } from './unprivileged-user.ts';

const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const cannotRun =
  'The PostgreSQL that npm installed does not run on this machine. Set DATABASE_URL to a PostgreSQL 15 or newer.';

/** Creates a database cluster with the same sort order as hosted Supabase. */
export async function initdb(
  command: string,
  folder: string,
  user: ProcessUser | undefined,
): Promise<void> {
  let output = '';
  for (const characterType of characterTypes) {
    const run = await runInitdb(command, folder, characterType, user);
    if (run.code === 0) return;
    output = run.output;
    if (!output.includes('invalid locale')) break;
  }
  throw new Error(`The database could not be created in ${folder}: ${output.trim()}`);
}

function runInitdb(
  command: string,
  folder: string,
  characterType: string,
  user: ProcessUser | undefined,
) {
  const options = [
    ['--pgdata', folder],
    ['--username', 'postgres'],
    ['--auth', 'trust'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--lc-ctype', characterType],
    ['--locale-provider', 'icu'],
    ['--icu-locale', 'en-US'],
    ['--no-instructions'],
  ];
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, options.flat(), {
      cwd: '/',
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', ({ message }) => reject(new Error(`${cannotRun} (${message})`)));
    child.once('close', (code) => resolve({ code, output }));
  });
}
