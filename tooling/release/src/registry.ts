import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One release of a remote, as the shell reads it. File paths are relative to the entry's folder. */
export type Release = {
  paths: string[];
  signIn: string[];
  entry: string;
  preload: string[];
  /** The additional modules of each page, by path pattern. */
  pages: Record<string, string[]>;
  /** The remote's own stylesheets, for all its pages. */
  styles?: string[];
  integrity: Record<string, string>;
  /** The number of modules, to detect missing hashes. */
  modules?: number;
  requires: Record<string, string>;
};

export type Registry = {
  contract: number;
  remotes: Record<string, { mount: string; active: string; versions: Record<string, Release> }>;
};

/** Reads the registry file; returns an empty registry if there is no file yet. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? { contract: 1, remotes: {} } : (JSON.parse(text) as Registry);
}

/** Replaces the file atomically, so that no reader sees half a registry. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(draft, file);
}

/** Adds a release of a remote to the registry and makes it active. */
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

/** The version that was released before the active one. Throws if there is none. */
export function versionBefore(registry: Registry, name: string): string {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} has no release`);
  const versions = Object.keys(remote.versions);
  const before = versions[versions.indexOf(remote.active) - 1];
  if (before === undefined) throw new Error(`${name} has no release before ${remote.active}`);
  return before;
}

/** Makes an existing release of a remote active. Throws if the version is unknown. */
export function withActive(registry: Registry, name: string, version: string): Registry {
  const remote = registry.remotes[name];
  if (!remote?.versions[version]) throw new Error(`${name} has no release ${version}`);
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, active: version } } };
}
