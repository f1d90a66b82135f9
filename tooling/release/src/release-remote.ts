import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fingerprint, integrityOf, preloadList } from './artefact.ts';
import { describeRemote } from './describe-remote.ts';
import { readRegistry, withActive, withRelease, writeRegistry } from './registry.ts';

const ENTRY = 'remoteEntry.js';

/**
 * Puts a remote's build into its immutable folder `{releases}/{name}/{version}/` and moves its pointer in the registry.
 * The same build again is the same version. Gives the version.
 */
export async function releaseRemote(options: {
  root: string;
  name: string;
  releases: string;
  registry: string;
}): Promise<string> {
  const { root, name, releases } = options;
  const app = resolve(root, 'apps', name);
  const dist = resolve(app, 'dist');
  const integrity = await integrityOf(dist);
  const version = `${await versionOf(app)}-${fingerprint(integrity)}`;
  const registry = await readRegistry(options.registry);
  await copyOnce(dist, resolve(releases, name, version));

  if (registry.remotes[name]?.versions[version]) {
    await writeRegistry(options.registry, withActive(registry, name, version));
    return version;
  }
  const { contract, mount, paths, signIn } = await describeRemote(root, app);
  const release = {
    paths,
    signIn,
    entry: `/r/${name}/${version}/${ENTRY}`,
    preload: await preloadList(dist, ENTRY),
    integrity,
    requires: { contract: String(contract), ...(await requiredPackages(root)) },
  };
  await writeRegistry(options.registry, withRelease(registry, { name, mount, version, release }));
  return version;
}

async function copyOnce(from: string, to: string): Promise<void> {
  if (await exists(to)) return;
  const draft = `${to}.${process.pid}.new`;
  await mkdir(resolve(to, '..'), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rename(draft, to).catch(() => rm(draft, { recursive: true }));
}

async function requiredPackages(root: string): Promise<Record<string, string>> {
  const [ui, data] = await Promise.all([
    versionOf(resolve(root, 'packages/ui')),
    versionOf(resolve(root, 'packages/data')),
  ]);
  return { ui: `^${ui}`, data: `^${data}`, react: '^19' };
}

async function versionOf(folder: string): Promise<string> {
  const manifest = await readFile(resolve(folder, 'package.json'), 'utf8');
  return String((JSON.parse(manifest) as { version: string }).version);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
