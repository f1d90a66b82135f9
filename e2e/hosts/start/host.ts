import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that publishes a folder of `npm run site:build` on the loopback address. */
export type Host = {
  url: string;
  /** Publishes what has changed in the folder. */
  deploy: () => Promise<void>;
  stop: () => Promise<void>;
};

const LIMIT_MS = 20_000;

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Throws if the server does not respond in time, or if `failure` says that it has ended. */
export async function untilServed(url: string, failure: () => string | null): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  const responds = () => fetch(url).then(Boolean, () => false);
  while (!(await responds())) {
    const reason = failure() ?? (Date.now() > deadline ? `${url} does not respond` : null);
    if (reason) throw new Error(reason);
    await pause(50);
  }
}
