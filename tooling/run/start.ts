import { makeWritable, readMailSettings, startLocalSupabase } from '@showcase/local-supabase';
import { readRegistry } from '@showcase/release';
import { startSite } from '@showcase/serve';
import { buildEverything, releaseEverything } from './build.ts';
import { assertPortIsFree } from './serving/port.ts';
import { apiPort, localConfig, localDir, localSite, root, sitePort } from './project.ts';
import { stopOnce } from './serving/stop-once.ts';
import { waitUntilReady } from './serving/wait.ts';
import { welcome } from './serving/welcome.ts';

const running: { stop: () => Promise<void> }[] = [];

const stop = stopOnce(stopAll);

start().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  void stop(1);
});

async function start(): Promise<void> {
  const mail = readMailSettings(process.env);
  await assertPortIsFree(sitePort, 'the site');
  await assertPortIsFree(apiPort, 'the Supabase API');
  await makeWritable(localDir);
  const built = await buildEverything();
  if (!built.passed) throw new Error('The build failed. See the output above.');
  await releaseEverything();

  const backend = await startLocalSupabase({
    root,
    dataDir: localDir,
    port: apiPort,
    siteUrl: `http://localhost:${sitePort}`,
    mail,
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
  });
  running.push(backend);
  void backend.died.then((reason) => {
    console.error(`\nThe database stopped: ${reason}`);
    return stop(1);
  });

  const site = await startSite({
    ...localSite,
    config: { ...localConfig, supabaseKey: backend.publishableKey },
    api: backend.url,
    port: sitePort,
  });
  running.push(site);

  const registry = await readRegistry(localSite.registry);
  const entries = Object.values(registry.remotes).flatMap(
    ({ active, versions }) => versions[active]?.entry ?? [],
  );
  const urls = ['/', '/auth/v1/health', ...entries].map((path) => new URL(path, site.url).href);
  await waitUntilReady(urls, backend.publishableKey);
  console.log(welcome(site.url, backend.url, mail));
}

async function stopAll(): Promise<void> {
  await Promise.allSettled(
    running
      .splice(0)
      .reverse()
      .map((part) => part.stop()),
  );
}
