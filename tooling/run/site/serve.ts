import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from '@showcase/serve';
import { runCommand } from '../releases/run-command.ts';
import { stopOnce } from '../serving/stop-once.ts';
import { siteFiles } from './root-files.ts';
import { readSiteConfig } from './site-config.ts';

/**
 * `npm run site:serve -- site/` serves a folder of `npm run site:build` with the server that renders pages, on the loopback address, behind
 * a proxy with TLS. `--port` says where; `--api` is the URL of the API for this server, if it is another than for browsers.
 */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '3000' }, api: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Which folder? npm run site:serve -- site/');
  const site = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const config = await readSiteConfig(resolve(site, 'config.json'));
  const server = await startSite({
    ...siteFiles(site),
    config,
    api: values.api ?? new URL(config.supabaseUrl, config.origin).origin,
    origin: config.origin,
    port: Number(values.port),
  });
  stopOnce(server.stop);
  console.log(`${site} is served at ${server.url}`);
});
