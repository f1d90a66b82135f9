import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { bundleFunction, readImports } from '../../../tooling/run/functions/bundle-function.ts';

const root = resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const { runInstall: findDeno } = require('deno/install_api.cjs') as { runInstall: () => string };

/** Bundles a function into a folder, beside the packages of its deno.json as they are installed here. */
export async function prepareFunction(name: string, folder: string): Promise<string> {
  await bundleFunction(name, folder);
  copyFileSync(join(root, 'supabase/functions', name, 'deno.json'), join(folder, 'deno.json'));
  const dependencies: Record<string, string> = {};
  for (const [it, specifier] of Object.entries(readImports(name))) {
    dependencies[it] = specifier.slice(`npm:${it}@`.length);
    const folders = ['packages/mail/node_modules', 'node_modules'].map((at) => join(root, at, it));
    const link = join(folder, 'node_modules', it);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folders.find((path) => existsSync(path)) ?? '', link, 'junction');
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  return folder;
}

export type RunningFunction = Awaited<ReturnType<typeof startFunction>>;

/** A function in a process of its own, with nothing in its environment but these settings. Nothing is downloaded. */
export async function startFunction(folder: string, settings: Record<string, string>) {
  const child = spawn(
    findDeno(),
    [
      ...['run', '--quiet', '--node-modules-dir=manual', '--cached-only', '--no-prompt'],
      ...['--allow-net=127.0.0.1', '--allow-env', `--allow-read=${root},${folder}`, '--allow-sys'],
      join(import.meta.dirname, 'serve.ts'),
      `file://${join(folder, 'index.js')}`,
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...settings,
        DENO_DIR: join(folder, 'cache'),
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
    },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = once(child, 'exit');
  const [port] = (await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    exited.then(() => Promise.reject(new Error(`Deno ended: ${log}`))),
  ])) as [string];
  return {
    url: `http://127.0.0.1:${port.trim()}`,
    log: () => log,
    /** Of all threads of its process, since its start. */
    processorSeconds: () => readProcessorSeconds(child.pid ?? 0),
    /** As a host that ends a call. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** NaN where the system has no such file. */
function readProcessorSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
