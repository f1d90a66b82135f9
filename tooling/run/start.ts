import {
  chooseNewData,
  makeWritable,
  readAuthMode,
  readMailSettings,
  startLocalSupabase,
  type LocalSupabase,
  type LocalSupabaseOptions,
} from '@showcase/local-supabase';
import { readRegistry } from '@showcase/release';
import { startSite } from '@showcase/serve';
import { buildEverything, releaseEverything } from './build.ts';
import { report } from './outcomes/report.ts';
import { assertPortIsFree } from './serving/port.ts';
import { apiPort, localConfig, localDir, localSite, root, sitePort } from './project.ts';
import { stopOnce } from './serving/stop-once.ts';
import { waitUntilReady } from './serving/wait.ts';
import { welcome } from './serving/welcome.ts';

type Part = { stop: () => Promise<void> };

/** The jobs that run or are about to. */
const running: Promise<Part>[] = [];
const stopping = new AbortController();

const stop = stopOnce(stopAll);

start().catch((error: unknown) => {
  // Once it stops, it fails to start.
  if (stopping.signal.aborted) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  void stop(1);
});

async function start(): Promise<void> {
  const mail = readMailSettings(process.env);
  const isLikeProduction = readAuthMode(process.env);
  await assertPortIsFree(sitePort, 'the site');
  await assertPortIsFree(apiPort, 'the Supabase API');
  await makeWritable(localDir);
  report('Building what changed, and starting the database …');
  const building = build();
  const checked = Promise.withResolvers<void>();
  const starting = startBackend({
    mail,
    isLikeProduction,
    onDataChecked: checked.resolve,
    chooseNewData: chooseNewData({
      command: 'npm start -- --new-data',
      isChosen: process.argv.includes('--new-data'),
      // Its lines would be in the middle of the question.
      quiet: building,
      signal: stopping.signal,
    }),
  });
  running.push(starting);
  // Data from before 1.0 is moved away with the releases that are beside it.
  const releasing = Promise.all([building, checked.promise]).then(release);
  const [backend] = await Promise.all([starting, releasing]);

  const site = await startSite({
    ...localSite,
    config: { ...localConfig, supabaseKey: backend.publishableKey },
    api: backend.url,
    port: sitePort,
  });
  running.push(Promise.resolve(site));

  const registry = await readRegistry(localSite.registry);
  const entries = Object.values(registry.remotes).flatMap(
    ({ active, versions }) => versions[active]?.entry ?? [],
  );
  const urls = ['/', '/auth/v1/health', ...entries].map((path) => new URL(path, site.url).href);
  await waitUntilReady(urls, backend.publishableKey);
  console.log(welcome(site.url, backend.url, mail));
}

async function startBackend(options: Partial<LocalSupabaseOptions>): Promise<LocalSupabase> {
  const backend = await startLocalSupabase({
    ...options,
    root,
    dataDir: localDir,
    port: apiPort,
    siteUrl: `http://localhost:${sitePort}`,
    report,
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
  });
  void backend.died.then((reason) => {
    console.error(`\nThe database stopped: ${reason}`);
    return stop(1);
  });
  report('The database is ready.');
  return backend;
}

async function build(): Promise<void> {
  const built = await buildEverything({ signal: stopping.signal });
  if (!built.passed) throw new Error('The build failed. See the output above.');
}

async function release(): Promise<void> {
  await releaseEverything();
  report('Everything is built and released.');
}

async function stopAll(): Promise<void> {
  stopping.abort();
  const parts = running.splice(0).reverse();
  await Promise.allSettled(parts.map(async (part) => (await part).stop()));
}
