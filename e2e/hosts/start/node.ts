import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { findFreePort, untilServed, type Host } from './host.ts';
import { moveSite } from './site-folder.ts';

const script = resolve(import.meta.dirname, '../../../tooling/run/site/serve.ts');

/** The site's own server, which renders pages, with `npm run site:serve`. */
export async function startNode(site: string): Promise<Host> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  await moveSite(site, url);
  const server = spawn(process.execPath, [script, site, '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  await untilServed(url, () => (server.exitCode === null ? null : 'The server ended.'));
  return {
    url,
    // It reads the registry with each request.
    deploy: async () => undefined,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
