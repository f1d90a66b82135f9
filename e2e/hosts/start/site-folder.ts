import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { computeIntegrity, openTarget, publishRelease, readRegistry } from '@showcase/release';
import type { Release } from '@showcase/remote-contract/registry';

const root = resolve(import.meta.dirname, '../../..');
const execute = promisify(execFile);

/** Runs a command of the repository, as `npm run` does. */
export async function runCommand(script: string, ...args: string[]): Promise<string> {
  const file = resolve(root, `tooling/run/${script}.ts`);
  return (await execute(process.execPath, [file, ...args], { cwd: root })).stdout;
}

/** Makes a folder that of a site at another URL. */
export async function moveSite(site: string, origin: string): Promise<void> {
  const file = resolve(site, 'config.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...config, origin }));
  await runCommand('site-update', site);
}

/** Releases a remote of a folder again, as `version`, with another text in place of one of its texts. */
export async function releaseChanged(
  site: string,
  { name, version, texts: [from, to] }: { name: string; version: string; texts: [string, string] },
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
  await publishRelease(await openTarget(site), { name, version, folder: draft });
  await runCommand('site-update', site);
}

async function replace(file: string, from: string, to: string): Promise<boolean> {
  const code = await readFile(file, 'utf8');
  if (!code.includes(from)) return false;
  await writeFile(file, code.replaceAll(from, to));
  for (const copy of ['br', 'gz']) await rm(`${file}.${copy}`, { force: true });
  return true;
}
