import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startLocalSupabase } from '@showcase/local-supabase';
import { hosts, urlVariable } from './hosts.ts';
import { runCommand } from './site-folder.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The folder of `npm run site:build`, served by each host, in front of a new database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(resolve(tmpdir(), 'showcase-hosts-'));
  const running: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await start(dataDir, running);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(dataDir: string, running: { stop: () => Promise<void> }[]) {
  const backend = await startLocalSupabase({ root, dataDir, port: 0, siteUrl: 'http://localhost' });
  running.push(backend);
  process.env.API_URL = backend.url;
  process.env.API_KEY = backend.publishableKey;
  process.env.API_SECRET_KEY = backend.secretKey;

  const file = resolve(dataDir, 'prod.json');
  const site = resolve(dataDir, 'site');
  const { url: supabaseUrl, publishableKey: supabaseKey } = backend;
  const config = { origin: 'http://localhost', supabaseUrl, supabaseKey };
  await writeFile(file, JSON.stringify(config));
  await runCommand('site/build', '--config', file, '--out', site);
  process.env.SITE_FOLDER = site;
  for (const [name, startHost] of Object.entries(hosts)) {
    const copy = resolve(dataDir, name.replaceAll(' ', '-'));
    await cp(site, copy, { recursive: true });
    const host = await startHost(copy);
    running.push(host);
    process.env[urlVariable(name)] = host.url;
  }
}
