import { readdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { turboCache } from '../machine/user-cache.mjs';
import { run, type Outcome } from './command.ts';

/** A step that consists of tasks of Turborepo: how many ran, and how many results were remembered. */
export type TasksOutcome = Outcome & { ran: number; remembered: number };

/** Runs tasks of Turborepo. Results that are remembered count, but are not printed; those of flaky tests are forgotten. */
export async function runTasks(name: string, args: string[]): Promise<TasksOutcome> {
  const log = new TaskLog();
  const outcome = await run(name, 'turbo', ['run', ...args, '--log-order=stream'], {
    isShown: (line) => log.read(line),
  });
  await removeResults(log.flakyHashes);
  return { ...outcome, ran: log.ran.size, remembered: log.remembered.size };
}

/** Follows what `turbo run` prints: `@showcase/ui:test: cache miss, executing 3f09…`, then the task's own lines. */
export class TaskLog {
  /** The hash of each task that ran. */
  readonly ran = new Map<string, string>();
  readonly remembered = new Set<string>();
  readonly flakyHashes = new Set<string>();

  /** Returns whether the line is worth printing: that of a remembered task was printed when it ran. */
  read(printed: string): boolean {
    const line = stripVTControlCharacters(printed);
    const [, task = '', message = ''] = /^(\S+:[\w:]+): (.*)$/.exec(line) ?? [];
    if (/^cache hit/.test(message)) this.remembered.add(task);
    const hash = /^cache (?:miss|bypass).* executing (\w+)$/.exec(message)?.[1];
    if (hash) this.ran.set(task, hash);
    const ranAs = this.ran.get(task);
    if (ranAs && /\bFLAKY {2}/.test(message)) this.flakyHashes.add(ranAs);
    return !this.remembered.has(task);
  }
}

/** Removes results from the memory of Turborepo: a test that passed only when it was repeated has to pass again. */
async function removeResults(hashes: Set<string>): Promise<void> {
  if (hashes.size === 0) return;
  const files = await readdir(turboCache);
  const forgotten = files.filter((file) => [...hashes].some((hash) => file.startsWith(hash)));
  for (const file of forgotten) await rm(resolve(turboCache, file), { force: true });
}
