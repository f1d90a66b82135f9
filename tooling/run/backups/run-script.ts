import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What `npm run backup` or `npm run restore` prints that is called in this folder, and its exit code. */
export function runScript(command: string, args: string[], from: string, databaseUrl = '') {
  const script = join(import.meta.dirname, `${command}.ts`);
  const env = { ...process.env, INIT_CWD: from, DATABASE_URL: databaseUrl };
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}`.trim() }),
    );
  });
}
