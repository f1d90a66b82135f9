import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalSupabase } from '@showcase/local-supabase';

/** The local backend in a process of its own, so that its processor time can be told from that of its clients. */
export type BackendProcess = {
  pid: number;
  url: string;
  databaseUrl: string;
  publishableKey: string;
  jwtSecret: string;
  stop: () => Promise<void>;
};

type Address = Pick<BackendProcess, 'url' | 'databaseUrl' | 'publishableKey'>;

export async function startBackendProcess(root: string, dataDir: string): Promise<BackendProcess> {
  const child = fork(import.meta.filename, [root, dataDir]);
  const exited = once(child, 'exit');
  const [address] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The backend did not start.'))),
  ])) as [Address];
  return {
    ...address,
    pid: child.pid ?? 0,
    jwtSecret: (await readFile(join(dataDir, 'jwt-secret'), 'utf8')).trim(),
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}

if (import.meta.main) {
  const [root, dataDir] = process.argv.slice(2) as [string, string];
  const backend = await startLocalSupabase({ root, dataDir, port: 0, seed: false });
  const { url, databaseUrl, publishableKey } = backend;
  process.once('disconnect', () => void backend.stop().then(() => process.exit()));
  process.send?.({ url, databaseUrl, publishableKey } satisfies Address);
}
