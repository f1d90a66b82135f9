import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clone } from './clone.ts';

const LOG_LINES = 30;

/** A command that runs in a clone, with everything that it starts in a session of its own. Its output is in a file. */
export function startCommand(command: string[], { folder, env }: Clone) {
  const log = join(dirname(folder), 'log');
  const output = openSync(log, 'w');
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  const { pid = 0 } = child;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // Nothing of it runs any longer.
    }
  };
  const stopBeforeExit = () => signal('SIGTERM');
  // Before its folder is removed.
  process.prependListener('exit', stopBeforeExit);
  return {
    pid,
    /** The exit code. */
    ended: ended.then(([code]) => {
      process.off('exit', stopBeforeExit);
      return code;
    }),
    readLog: () => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n'),
    /** As Ctrl-C does. */
    stop: async () => {
      signal('SIGINT');
      await ended;
    },
  };
}
