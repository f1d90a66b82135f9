import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { computeIntegrity, openTarget, publishRelease, readRegistry } from '@showcase/release';
import type { Release } from '@showcase/remote-contract/registry';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** Runs a command of this checkout, as `npm run` does. */
export function runCommand(script: string, ...args: string[]): Promise<string> {
  return runCommandIn(root, script, ...args);
}

/** Runs a command of a checkout. */
export async function runCommandIn(checkout: string, script: string, ...args: string[]) {
  const file = resolve(checkout, `tooling/run/${script}.ts`);
  return (await execute(process.execPath, [file, ...args], { cwd: checkout })).stdout;
}

/** Another checkout, which has built and released nothing. */
export async function cloneCheckout(folder: string): Promise<string> {
  const checkout = resolve(folder, 'checkout');
  await execute('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, checkout]);
  await symlink(resolve(root, 'node_modules'), resolve(checkout, 'node_modules'));
  return checkout;
}

/** Makes a folder that of a site at another URL. */
export async function moveSite(site: string, origin: string): Promise<void> {
  const file = resolve(site, 'config.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...config, origin }));
  await runCommand('site/update', site);
}

type ChangedRelease = {
  name: string;
  version: string;
  texts: [from: string, to: string];
  /** The share of the visitors that gets it. */
  percent?: number;
};

/** Releases a remote of a folder again, as `version`, with another text in place of one of its texts. */
export async function releaseChanged(
  site: string,
  { name, version, texts: [from, to], percent }: ChangedRelease,
): Promise<void> {
  const registry = await readRegistry(resolve(site, 'registry.json'));
  const active = String(registry.remotes[name]?.active);
  const draft = resolve(site, '..', `${name}-${version}`);
  await cp(resolve(site, 'r', name, active), draft, { recursive: true });
  const files = Object.keys(await computeIntegrity(draft)).filter((file) => file.endsWith('.js'));
  const changed = await Promise.all(files.map((file) => replace(resolve(draft, file), from, to)));
  if (!changed.includes(true)) throw new Error(`${name} has no text "${from}"`);

  const file = resolve(draft, 'release.json');
  const details = JSON.parse(await readFile(file, 'utf8')) as Release;
  const hashes = await computeIntegrity(draft);
  const integrity = Object.fromEntries(
    Object.keys(details.integrity).map((path) => [path, hashes[path]]),
  );
  const server = details.server && { ...details.server, hash: hashes[details.server.file] };
  const entry = details.entry.replace(active, version);
  await writeFile(file, JSON.stringify({ ...details, version, entry, integrity, server }));
  await publishRelease(await openTarget(site), { name, version, folder: draft }, { percent });
  await runCommand('site/update', site);
}

async function replace(file: string, from: string, to: string): Promise<boolean> {
  const code = await readFile(file, 'utf8');
  if (!code.includes(from)) return false;
  await writeFile(file, code.replaceAll(from, to));
  for (const copy of ['br', 'gz']) await rm(`${file}.${copy}`, { force: true });
  return true;
}
