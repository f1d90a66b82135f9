import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  computeIntegrity,
  ENTRY,
  fingerprint,
  listPageModules,
  listPreloads,
  SERVER_FOLDER,
  withoutFonts,
} from './artifact.ts';
import type { Copies } from './compress.ts';
import { describeRemote } from './describe-remote.ts';
import { install, readVersion, type PreparedRelease } from './install.ts';
import { readJson } from './read-json.ts';

const SERVER_BUNDLE = `${SERVER_FOLDER}remote.js`;
/** The files that only the build and this tool read. */
const BUILD_FILE = /^(?:index\.html|(?:mf-manifest|mf-stats|imported-names)\.json|\.vite\/.+)$/;

const namesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Copies what is published of a remote's build into its immutable folder `{releases}/{name}/{version}/`; an existing folder is not
 * changed. The same build with the same requirements always has the same version.
 */
export async function prepareRelease(options: {
  root: string;
  name: string;
  releases: string;
  copies: Copies;
}): Promise<PreparedRelease> {
  const { root, name, releases, copies } = options;
  const app = resolve(root, 'apps', name);
  const dist = resolve(app, 'dist');
  const built = Object.entries(await computeIntegrity(dist));
  const hashes = Object.fromEntries(built.filter(([file]) => !BUILD_FILE.test(file)));
  const requires = await requiredPackages(root);
  const content = { ...hashes, requires: JSON.stringify(requires) };
  const version = `${await readVersion(app)}-${fingerprint(content)}`;
  const release = { name, version, folder: resolve(releases, name, version) };
  await install(release, copies, async (draft) => {
    for (const file of Object.keys(hashes)) await cp(resolve(dist, file), resolve(draft, file));
    return describeRelease({ root, name, version, hashes, requires });
  });
  return release;
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
  const { [SERVER_BUNDLE]: serverHash, ...files } = hashes;
  const integrity = withoutFonts(files);
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

async function requiredPackages(root: string): Promise<Record<string, string>> {
  const [ui, data] = await Promise.all([
    readVersion(resolve(root, 'packages/ui')),
    readVersion(resolve(root, 'packages/data')),
  ]);
  return { ui: `^${ui}`, data: `^${data}`, react: '^19' };
}
