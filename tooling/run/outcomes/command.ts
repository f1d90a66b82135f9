import { spawn } from 'node:child_process';
import { delimiter, resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { root } from '../project.ts';
import { announceFailure, repeatTest } from './first-failure.ts';

export type Outcome = { name: string; passed: boolean; seconds: number; output: string };

type Options = {
  env?: NodeJS.ProcessEnv;
  /** Another checkout of the repository, whose own programs come first. */
  folder?: string;
  /** Ends the command. */
  signal?: AbortSignal | undefined;
  /** Whether a line is printed; every line is recorded. */
  isShown?: (line: string) => boolean;
};

/** Runs a command of the repository; prints and records its output, and announces the first failure of this run at once. */
export async function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, folder = root, signal, isShown = () => true }: Options = {},
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: searchPath(folder), FORCE_COLOR: '0', ...env },
  });
  signal?.addEventListener('abort', () => child.kill());
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

function searchPath(folder: string): string {
  return [resolvePath(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
}

/** One line per step. */
export function summary(outcomes: Outcome[]): string {
  return outcomes
    .map(({ name, passed, seconds }) => {
      return `${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`;
    })
    .join('\n');
}
