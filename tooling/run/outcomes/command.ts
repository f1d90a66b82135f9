import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../project.ts';
import { announceFailure, repeatTest } from './first-failure.ts';

export type Outcome = { name: string; passed: boolean; seconds: number; output: string };

type Options = {
  env?: NodeJS.ProcessEnv;
  /** Whether a line is printed; every line is recorded. */
  isShown?: (line: string) => boolean;
};

/** Runs a command of the repository; prints and records its output, and announces the first failure of this run at once. */
export async function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, isShown = () => true }: Options = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  const recorded: string[] = [];
  const record = async (from: Readable, to: NodeJS.WriteStream) => {
    for await (const line of createInterface({ input: from, crlfDelay: Infinity })) {
      recorded.push(`${line}\n`);
      if (isShown(line)) to.write(`${line}\n`);
      announceFailure(repeatTest(line));
    }
  };
  const printed = [record(child.stdout, process.stdout), record(child.stderr, process.stderr)];
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
  await Promise.all(printed);
  if (code !== 0) announceFailure(`npx ${[command, ...args].join(' ')}`);
  const seconds = (performance.now() - started) / 1000;
  return { name, passed: code === 0, seconds, output: recorded.join('') };
}

/** One line per step. */
export function summary(outcomes: Outcome[]): string {
  return outcomes
    .map(({ name, passed, seconds }) => {
      return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`;
    })
    .join('\n');
}
