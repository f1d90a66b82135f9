import { spawn } from 'node:child_process';
import { root } from '../project.ts';

export type Outcome = { name: string; passed: boolean; seconds: number; output: string };

/** Runs a command of the repository; prints and records its output. */
export async function run(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  const chunks: string[] = [];
  const record = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    chunks.push(chunk.toString());
    stream.write(chunk);
  };
  child.stdout.on('data', record(process.stdout));
  child.stderr.on('data', record(process.stderr));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  return { name, passed: code === 0, seconds, output: chunks.join('') };
}

/** One line per step. */
export function summary(outcomes: Outcome[]): string {
  return outcomes
    .map(({ name, passed, seconds }) => {
      return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`;
    })
    .join('\n');
}
