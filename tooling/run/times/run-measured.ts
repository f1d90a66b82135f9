import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import type { Clone } from './clone.ts';
import { startCommand } from './command.ts';
import { listProcesses, readMemory } from './tree/processes.ts';
import { createTree } from './tree/tree.ts';

export type Measured = {
  seconds: number;
  /** Of the command and of everything that it has started. */
  processorSeconds: number;
  /** The highest sum of the memory of all its processes, if it was to be measured; only on Linux. */
  peakBytes: number;
};

/** Reading memory takes long, so it is left out where time is measured. */
type Options = { intervalMs?: number; readsMemory?: boolean };

/** The shell writes the processor time of everything that was waited for, on every system. */
const script = '"$@"; code=$?; times >"$0"; exit $code';

/**
 * Runs a command to its end. Its processor time is that of the processes that were waited for; on Linux also of those that were not.
 * If it fails, its last lines are printed, and this process will fail.
 */
export async function runMeasured(
  command: string[],
  clone: Clone,
  { intervalMs = 1000, readsMemory = false }: Options = {},
): Promise<Measured> {
  const times = join(dirname(clone.folder), 'times');
  const started = performance.now();
  const { pid, ended, readLog } = startCommand(['sh', '-c', script, times, ...command], clone);
  const tree = createTree(pid);
  let peakBytes = 0;
  const timer = setInterval(() => {
    tree.update(listProcesses());
    if (!readsMemory) return;
    const bytes = tree.pids().reduce((sum, member) => sum + readMemory(member), 0);
    peakBytes = Math.max(peakBytes, bytes);
  }, intervalMs);
  const code = await ended;
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  tree.update(listProcesses());
  if (code !== 0) {
    console.error(`${command.join(' ')} failed:\n${readLog()}`);
    process.exitCode = 1;
  }
  const processorSeconds = readTimes(readFileSync(times, 'utf8')) + tree.orphanedSeconds();
  return { seconds, processorSeconds, peakBytes };
}

/** The second line is of the shell's children: user and system, as in `1m2.50s 0m0.25s`. */
export function readTimes(text: string): number {
  const [, line = ''] = text.split('\n');
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
