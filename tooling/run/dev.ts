import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import {
  chooseNewData,
  makeWritable,
  readMailSettings,
  startLocalSupabase,
} from '@showcase/local-supabase';
import {
  changeRegistry,
  describeRemote,
  localTarget,
  releaseLocally,
  withRelease,
  writeRegistry,
} from '@showcase/release';
import { DEV_VERSION } from '../vite-dev-site.ts';
import { buildEverything } from './build.ts';
import { assertPortIsFree } from './serving/port.ts';
import {
  apiPort,
  devPorts,
  localConfig,
  localDir,
  localSite,
  remoteNames,
  root,
  sitePort,
} from './project.ts';
import { stopOnce } from './serving/stop-once.ts';
import { waitUntilReady } from './serving/wait.ts';
import { welcome } from './serving/welcome.ts';

/** `npm run dev` runs everything with hot reloading; `npm run dev -- public-site` only that remote, with the others as last built. */
const args = process.argv.slice(2);
const requestedRemotes = args.filter((arg) => arg !== '--new-data');
const liveRemotes = requestedRemotes.length > 0 ? requestedRemotes : remoteNames();
const registryFile = resolve(localDir, 'dev-registry.json');
const site = { ...localSite, registry: registryFile };
const children: ChildProcess[] = [];
let stopBackend = () => Promise.resolve();

const stop = stopOnce(stopAll);

start().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  void stop(1);
});

async function start(): Promise<void> {
  const mail = readMailSettings(process.env);
  const unknown = liveRemotes.filter((name) => !(name in devPorts));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.`);
  await assertPortIsFree(apiPort, 'the Supabase API');
  await assertPortIsFree(sitePort, 'the shell');
  for (const name of liveRemotes) await assertPortIsFree(Number(devPorts[name]), name);

  await makeWritable(localDir);
  // First, because data from before 1.0 is moved away with all that is beside it.
  const backend = await startLocalSupabase({
    root,
    dataDir: localDir,
    port: apiPort,
    siteUrl,
    mail,
    report: console.log,
    chooseNewData: chooseNewData({
      command: 'npm run dev -- --new-data',
      isChosen: requestedRemotes.length < args.length,
    }),
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
  });
  stopBackend = backend.stop;
  void backend.died.then((reason) => fail(`The database stopped: ${reason}`));

  await writeRegistry(registryFile, { contract: 1, remotes: {} });
  if (liveRemotes.length < remoteNames().length) await releaseOthers();
  for (const name of liveRemotes) await watchDeclaration(name);

  const config = { ...localConfig, supabaseKey: backend.publishableKey };
  const forShell = {
    registry: registryFile,
    releases: localSite.releases,
    api: backend.url,
    config,
  };
  startVite('shell', { DEV_SITE: JSON.stringify(forShell) });
  for (const name of liveRemotes) startVite(name, {});
  const entries = liveRemotes.map((name) => getEntryUrl(name));
  await waitUntilReady([siteUrl, `${siteUrl}/auth/v1/health`, ...entries], backend.publishableKey);
  console.log(welcome(siteUrl, backend.url, mail));
}

const siteUrl = `http://localhost:${sitePort}`;

function getEntryUrl(name: string): string {
  return `http://localhost:${devPorts[name]}/remoteEntry.js`;
}

async function releaseOthers(): Promise<void> {
  const built = await buildEverything();
  if (!built.passed) throw new Error('The build failed. See the output above.');
  const names = remoteNames().filter((name) => !liveRemotes.includes(name));
  await releaseLocally({ root, names, site });
}

/** Writes a remote's description into the registry, now and when its declaration changes. */
async function watchDeclaration(name: string): Promise<void> {
  const app = resolve(root, 'apps', name);
  const describe = async () => {
    const { contract, pageFiles: _pageFiles, ...description } = await describeRemote(root, app);
    const release = {
      name,
      version: DEV_VERSION,
      ...description,
      entry: getEntryUrl(name),
      preload: [],
      pages: {},
      integrity: {},
      requires: { contract: String(contract) },
      // Rendered from source.
      server: { file: 'src/remote.ts', hash: '' },
    };
    const target = localTarget(site);
    await changeRegistry(target, (registry) => withRelease(registry, release));
  };
  await describe();
  watch(resolve(app, 'src/remote.ts'), () => {
    describe().catch((error: unknown) =>
      console.error(`${name}: its declaration cannot be read:`, error),
    );
  });
}

function startVite(name: string, env: Record<string, string>): void {
  const child = spawn('vite', ['--clearScreen', 'false', '--logLevel', 'warn'], {
    cwd: resolve(root, 'apps', name),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  child.on('exit', (code, signal) =>
    fail(`The dev server of ${name} stopped (${signal ?? `code ${code}`}).`),
  );
  children.push(child);
}

let isStopping = false;

function fail(reason: string): void {
  if (isStopping) return;
  console.error(`\n${reason}`);
  void stop(1);
}

async function stopAll(): Promise<void> {
  isStopping = true;
  for (const child of children) child.kill();
  await stopBackend();
}
