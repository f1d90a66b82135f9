import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  computeIntegrity,
  DETAILS,
  ENTRY,
  fingerprint,
  listPageModules,
  listPreloads,
  SERVER_FOLDER,
} from './artifact.ts';
import { compressFiles } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { readJson } from './read-json.ts';

const SERVER_BUNDLE = `${SERVER_FOLDER}remote.js`;
/** What only the build and this tool read. */
const BUILD_FILE = /^(?:index\.html|(?:mf-manifest|mf-stats|imported-names)\.json|\.vite\/.+)$/;

const namesSchema = z.record(z.string(), z.array(z.string()));

/** A release as a folder, ready to be published. */
export type PreparedRelease = { name: string; version: string; folder: string };

/**
 * Copies what is published of a remote's build into its immutable folder `{releases}/{name}/{version}/`, with `release.json` and
 * compressed copies; an existing folder is not changed. The same build with the same requirements always has the same version.
 */
export async function prepareRelease(options: {
  root: string;
  name: string;
  releases: string;
}): Promise<PreparedRelease> {
  const { root, name, releases } = options;
  const app = resolve(root, 'apps', name);
  const dist = resolve(app, 'dist');
  const built = Object.entries(await computeIntegrity(dist));
  const hashes = Object.fromEntries(built.filter(([file]) => !BUILD_FILE.test(file)));
  const requires = await requiredPackages(root);
  const content = { ...hashes, requires: JSON.stringify(requires) };
  const version = `${await readVersion(app)}-${fingerprint(content)}`;
  const folder = resolve(releases, name, version);
  if (!(await exists(folder))) {
    const details = await describeRelease({ root, name, version, hashes, requires });
    await install(dist, Object.keys(hashes), folder, details);
  }
  return { name, version, folder };
}

async function describeRelease(options: {
  root: string;
  name: string;
  version: string;
  hashes: Record<string, string>;
  requires: Record<string, string>;
}) {
  const { root, name, version, hashes, requires } = options;
  const app = resolve(root, 'apps', name);
  const dist = resolve(app, 'dist');
  // A browser never loads the server's bundle.
  const { [SERVER_BUNDLE]: serverHash, ...integrity } = hashes;
  const { contract, pageFiles, mount, ...description } = await describeRemote(root, app);
  const preload = await listPreloads(dist, ENTRY);
  return {
    name,
    version,
    mount,
    ...description,
    entry: `/r/${name}/${version}/${ENTRY}`,
    preload,
    pages: await listPageModules(dist, pageFiles, preload),
    styles: Object.keys(integrity).filter((file) => file.endsWith('.css')),
    integrity,
    modules: Object.keys(integrity).filter((file) => file.endsWith('.js')).length,
    ...(serverHash && { server: { file: SERVER_BUNDLE, hash: serverHash } }),
    requires: { contract: String(contract), ...requires },
    imports: await readJson(resolve(dist, 'imported-names.json'), namesSchema),
  };
}

async function install(from: string, files: string[], to: string, details: object): Promise<void> {
  const draft = `${to}.${process.pid}.new`;
  await mkdir(draft, { recursive: true });
  for (const file of files) await cp(resolve(from, file), resolve(draft, file));
  await writeFile(resolve(draft, DETAILS), `${JSON.stringify(details, null, 2)}\n`);
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
