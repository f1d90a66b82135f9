import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fixture } from './backend.ts';

const cli = join(import.meta.dirname, '..', '..', 'src', 'cli.ts');

/** Where Node stores what it has compiled, because that is most of a start. */
const compileCache = join(tmpdir(), 'node-compile-cache');

/** The command line in its own process, by default with the fixture's migrations. */
export function startCli(dataDir: string, { port = 0, root = fixture } = {}) {
  const options = ['--root', root, '--data-dir', dataDir, '--port', String(port)];
  const child = spawn(process.execPath, [cli, ...options], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) =>
      resolve(/http:\S+?(?=,)/.exec(line)?.[0] ?? ''),
    );
    void exited.then((end) => reject(new Error(`ended early: ${end.errors}`)));
  });
  ready.catch(() => undefined);
  return {
    /** The URL of the API. */
    ready,
    exited,
    kill(signal: NodeJS.Signals) {
      child.kill(signal);
      return exited;
    },
  };
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
