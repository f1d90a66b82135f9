import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Release } from '@showcase/remote-contract/registry';
import { z } from 'zod';
import {
  fingerprint,
  computeIntegrity,
  hashOf,
  listPageModules,
  listPreloads,
} from './artifact.ts';
import { compressFiles } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { readJson } from './read-json.ts';
import { readRegistry, withActive, withRelease, writeRegistry } from './registry.ts';

const ENTRY = 'remoteEntry.js';
const SERVER_BUNDLE = 'server/remote.js';
const DETAILS = 'release.json';
/** What only the build and this tool read. */
const BUILD_FILE = /^(?:index\.html|mf-(?:manifest|stats)\.json|\.vite\/.+)$/;

/**
 * Copies a remote's build into its immutable folder `{releases}/{name}/{version}/` and makes it active in the registry.
 * The same build always has the same version. Returns the version.
 */
export async function releaseRemote(options: {
  root: string;
  name: string;
  releases: string;
  registry: string;
  /** Does not change the active release if this build was released before, so that a rollback survives a restart. */
  keepActiveVersion?: boolean;
}): Promise<string> {
  const { root, name, releases } = options;
  const app = resolve(root, 'apps', name);
  const dist = resolve(app, 'dist');
  const built = Object.entries(await computeIntegrity(dist));
  const hashes = Object.fromEntries(built.filter(([file]) => !BUILD_FILE.test(file)));
  const files = Object.keys(hashes);
  const version = `${await readVersion(app)}-${fingerprint(hashes)}`;
  // A browser never loads the server's bundle.
  const { [SERVER_BUNDLE]: serverHash, ...integrity } = hashes;
  const registry = await readRegistry(options.registry);
  const folder = resolve(releases, name, version);
  const remote = registry.remotes[name];
  const released = remote?.versions[version];
  if (released) {
    await install(dist, files, folder, { name, version, mount: remote.mount, ...released });
    if (!options.keepActiveVersion) {
      await writeRegistry(options.registry, withActive(registry, name, version));
    }
    return version;
  }
  const { contract, pageFiles, ...description } = await describeRemote(root, app);
  const preload = await listPreloads(dist, ENTRY);
  const release = {
    name,
    version,
    ...description,
    entry: `/r/${name}/${version}/${ENTRY}`,
    preload,
    pages: await listPageModules(dist, pageFiles, preload),
    styles: Object.keys(integrity).filter((file) => file.endsWith('.css')),
    integrity,
    modules: Object.keys(integrity).filter((file) => file.endsWith('.js')).length,
    ...(serverHash && { server: { file: SERVER_BUNDLE, hash: serverHash } }),
    requires: { contract: String(contract), ...(await requiredPackages(root)) },
  };
  await install(dist, files, folder, release);
  // An existing folder may be older than this tool.
  const detailsHash = hashOf(await readFile(resolve(folder, DETAILS)));
  await writeRegistry(options.registry, withRelease(registry, { ...release, detailsHash }));
  return version;
}

/** Copies files of a build and adds `release.json` and compressed copies; an existing folder is not changed. */
async function install(from: string, files: string[], to: string, release: Release): Promise<void> {
  if (await exists(to)) return;
  const draft = `${to}.${process.pid}.new`;
  await mkdir(draft, { recursive: true });
  for (const file of files) await cp(resolve(from, file), resolve(draft, file));
  const { name, version, mount, detailsHash: _detailsHash, ...details } = release;
  const text = JSON.stringify({ name, version, mount, ...details }, null, 2);
  await writeFile(resolve(draft, DETAILS), `${text}\n`);
  await compressFiles(draft);
  await rename(draft, to).catch(() => rm(draft, { recursive: true }));
}

async function requiredPackages(root: string): Promise<Record<string, string>> {
  const [ui, data] = await Promise.all([
    readVersion(resolve(root, 'packages/ui')),
    readVersion(resolve(root, 'packages/data')),
  ]);
  return { ui: `^${ui}`, data: `^${data}`, react: '^19' };
}

async function readVersion(folder: string): Promise<string> {
  const { version } = await readJson(
    resolve(folder, 'package.json'),
    z.object({ version: z.string() }),
  );
  return version;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
