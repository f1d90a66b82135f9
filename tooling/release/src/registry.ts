import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One release of a remote, as the shell reads it. Paths of files are relative to the entry's folder. */
export type Release = {
  paths: string[];
  signIn: string[];
  entry: string;
  preload: string[];
  /** What the page of each path needs besides, by path pattern. */
  pages: Record<string, string[]>;
  /** Stylesheets of its own, for all its pages. */
  styles?: string[];
  integrity: Record<string, string>;
  /** How many modules it has, so that a gap among their hashes shows. */
  modules?: number;
  requires: Record<string, string>;
};

export type Registry = {
  contract: number;
  remotes: Record<string, { mount: string; active: string; versions: Record<string, Release> }>;
};

/** The registry in a file; an empty one where there is no file yet. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? { contract: 1, remotes: {} } : (JSON.parse(text) as Registry);
}

/** Replaces the file in one step, so that no reader ever sees half a registry. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(draft, file);
}

/** The registry with one more release of a remote and the remote's pointer on it. */
export function withRelease(
  registry: Registry,
  remote: { name: string; mount: string; version: string; release: Release },
): Registry {
  const { name, mount, version, release } = remote;
  const versions = { ...registry.remotes[name]?.versions, [version]: release };
  return {
    ...registry,
    remotes: { ...registry.remotes, [name]: { mount, active: version, versions } },
  };
}

/** The version that was released before the one that a remote's pointer names. Throws when there is none. */
export function versionBefore(registry: Registry, name: string): string {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} has no release`);
  const versions = Object.keys(remote.versions);
  const before = versions[versions.indexOf(remote.active) - 1];
  if (before === undefined) throw new Error(`${name} has no release before ${remote.active}`);
  return before;
}

/** The registry with a remote's pointer on a version that it already holds. Throws for an unknown version. */
export function withActive(registry: Registry, name: string, version: string): Registry {
  const remote = registry.remotes[name];
  if (!remote?.versions[version]) throw new Error(`${name} has no release ${version}`);
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, active: version } } };
}
