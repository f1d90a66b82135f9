import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@showcase/remote-contract/registry';
import { hashOf } from '../artifact.ts';
import type { PreparedRelease } from '../install.ts';
import { formatRegistry, parseRegistry, withRelease } from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { temporaryFolder } from './test-targets.ts';

type SampleOptions = {
  contract?: string;
  imports?: Record<string, string[]>;
  files?: Record<string, string>;
};

/** A release in a checkout of its own, ready to be published; `files` are additional ones. */
export async function prepareSample(
  name: string,
  version: string,
  { contract = '1', imports, files = {} }: SampleOptions = {},
): Promise<PreparedRelease> {
  const folder = await temporaryFolder();
  const entry = `export const name = '${name} ${version}';`;
  const details = { ...describeSample(name, version, contract), ...(imports && { imports }) };
  const all = { 'remoteEntry.js': entry, ...files, 'release.json': JSON.stringify(details) };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return { name, version, folder };
}

/** A release of the shell in a checkout of its own, ready to be published. */
export async function prepareShellSample(
  version: string,
  { contract = 1, provides = {} }: { contract?: number; provides?: Record<string, string[]> } = {},
): Promise<PreparedRelease> {
  const folder = await temporaryFolder();
  const page = `<!doctype html><title>${version}</title>`;
  const integrity = { 'index.html': hashOf(new TextEncoder().encode(page)) };
  const entry = `/s/${version}/index.html`;
  const details = { name: 'shell', version, entry, integrity, contract, provides };
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'release.json'), JSON.stringify(details));
  return { name: 'shell', version, folder };
}

/** Makes a target a site with a release 1.0.0 of each remote, as other checkouts published it. */
export async function publishSite(target: Target, names: string[]): Promise<void> {
  const empty: Registry = { contract: 1, remotes: {} };
  const registry = names
    .map((name) => describeSample(name, '1.0.0', '1'))
    .reduce((released, release) => withRelease(released, release), empty);
  await target.write('registry.json', new TextEncoder().encode(formatRegistry(registry)), null);
  for (const name of names) {
    const entry = `export const name = '${name} 1.0.0';`;
    await target.write(`r/${name}/1.0.0/remoteEntry.js`, new TextEncoder().encode(entry), null);
  }
}

/** A file of a target as text; undefined if there is none. */
export async function readText(target: Target, path: string): Promise<string | undefined> {
  const file = await target.read(path);
  return file ? new TextDecoder().decode(file.bytes) : undefined;
}

export async function readRegistryOf(target: Target): Promise<Registry> {
  return parseRegistry((await readText(target, 'registry.json')) ?? '', target.name);
}

export async function readSite(target: Target): Promise<Registry['remotes']> {
  return (await readRegistryOf(target)).remotes;
}

function describeSample(name: string, version: string, contract: string) {
  const entry = new TextEncoder().encode(`export const name = '${name} ${version}';`);
  return {
    name,
    version,
    mount: `/${name}`,
    paths: [`/${name}`],
    signIn: [],
    entry: `/r/${name}/${version}/remoteEntry.js`,
    preload: [],
    pages: {},
    integrity: { 'remoteEntry.js': hashOf(entry) },
    requires: { contract },
  };
}
