import { cp, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { z } from 'zod';
import { computeIntegrity, fingerprint, listFiles, SERVER_FOLDER, SHELL_PAGE } from './artifact.ts';
import type { Copies } from './compress.ts';
import { install, readVersion, type PreparedRelease } from './install.ts';
import type { ShellDetails } from './publishing/live-release.ts';
import { readJson } from './read-json.ts';
import { SHELL } from './registry.ts';
import { VERSION_MARK } from './version-mark.ts';

const SERVER_BUNDLE = `${SERVER_FOLDER}server.js`;
const PROVIDED_NAMES = 'provided-names.json';
/** The files that only the build and this tool read. */
const BUILD_FILE = /^(?:provided-names\.json|\.vite\/.+)$/;
/** The files at a site's root, whatever the version: the offline worker and its page, the icon, the card for link previews. */
const ROOT_FOLDER = 'root/';

/**
 * Copies what is published of the shell's build into its immutable folder `{shells}/{version}/`, with the version in the URLs of its page.
 * The same build always has the same version.
 */
export async function prepareShell({
  root,
  shells,
  copies,
}: {
  root: string;
  shells: string;
  copies: Copies;
}): Promise<PreparedRelease> {
  const app = resolve(root, 'apps', SHELL);
  const dist = resolve(app, 'dist');
  const built = Object.entries(await computeIntegrity(dist));
  const hashes = Object.fromEntries(built.filter(([file]) => !BUILD_FILE.test(file)));
  const version = `${await readVersion(app)}-${fingerprint(hashes)}`;
  const release = { name: SHELL, version, folder: resolve(shells, version) };
  await install(release, copies, async (draft) => {
    const ofRoot = await listFiles(resolve(app, 'public'));
    for (const file of Object.keys(hashes)) {
      const name = ofRoot.includes(file) ? ROOT_FOLDER + file : file;
      await cp(resolve(dist, file), resolve(draft, name));
    }
    const page = resolve(draft, SHELL_PAGE);
    await writeFile(page, (await readFile(page, 'utf8')).replaceAll(VERSION_MARK, version));
    return describeShell({ root, dist, draft, version });
  });
  return release;
}

async function describeShell({
  root,
  dist,
  draft,
  version,
}: Record<'root' | 'dist' | 'draft' | 'version', string>): Promise<ShellDetails> {
  const { [SERVER_BUNDLE]: serverHash, ...integrity } = await computeIntegrity(draft);
  const namesSchema = z.record(z.string(), z.array(z.string()));
  return {
    name: SHELL,
    version,
    entry: `/s/${version}/${SHELL_PAGE}`,
    integrity,
    ...(serverHash && { server: { file: SERVER_BUNDLE, hash: serverHash } }),
    contract: await readContract(root),
    provides: await readJson(resolve(dist, PROVIDED_NAMES), namesSchema),
  };
}

async function readContract(root: string): Promise<number> {
  const file = resolve(root, 'packages/remote-contract/src/define.tsx');
  const { module } = await runnerImport<{ CONTRACT_VERSION: number }>(file);
  return module.CONTRACT_VERSION;
}
