import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Backend from '@showcase/local-supabase';

type Options = {
  /** The checkout whose backend it is. */
  root: string;
  dataDir: string;
  seed?: boolean;
  deliversMail?: boolean;
  /** As in tests: faster, with passwords that are hashed cheaply. */
  isThrowaway?: boolean;
  /** Only the migrated database stays. */
  isDatabaseOnly?: boolean;
};

/** The backend of a checkout in a process of its own, so that its processor time can be told from that of its clients. */
export type BackendProcess = Address & {
  pid: number;
  jwtSecret: string;
  stop: () => Promise<void>;
};

type Address = { url: string; databaseUrl: string; publishableKey: string; secretKey: string };

export async function startBackendProcess(options: Options): Promise<BackendProcess> {
  const child = fork(import.meta.filename, [JSON.stringify(options)]);
  const exited = once(child, 'exit');
  const [address] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The backend did not start.'))),
  ])) as [Address];
  return {
    ...address,
    pid: child.pid ?? 0,
    jwtSecret: (await readFile(join(options.dataDir, 'jwt-secret'), 'utf8')).trim(),
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}

if (import.meta.main) {
  const { isDatabaseOnly = false, ...options } = JSON.parse(process.argv[2] ?? '') as Options;
  const entryPoint = join(options.root, 'tooling/local-supabase/src/index.ts');
  const product = (await import(pathToFileURL(entryPoint).href)) as typeof Backend;
  const backend = await product.startLocalSupabase({ ...options, port: 0 });
  const { publishableKey, secretKey } = product;
  let running = { url: backend.url, databaseUrl: backend.databaseUrl, stop: backend.stop };
  if (isDatabaseOnly) {
    await backend.stop();
    const { url, stop } = await product.startDatabase({ dataDir: options.dataDir });
    running = { url: '', databaseUrl: url, stop };
  }
  const { stop, ...address } = running;
  process.once('disconnect', () => void stop().then(() => process.exit()));
  process.send?.({ ...address, publishableKey, secretKey } satisfies Address);
}
