import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';

const script = join(import.meta.dirname, '..', 'support', 'throwaway.ts');

it.each(['SIGKILL', 'SIGINT'] as const)(
  'nothing remains of a throw-away backend whose process ends by %s',
  async (signal) => {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    const { dataDir, sockets } = JSON.parse(line) as { dataDir: string; sockets: string };
    const database = realpathSync(join(dataDir, 'database'));
    const paths = [dataDir, database, `${database}.place`, sockets];
    expect([dataDir, database, sockets].map(existsSync)).toEqual([true, true, true]);

    child.kill(signal);

    await vi.waitUntil(() => !paths.some(existsSync), { timeout: 60_000 });
  },
);
