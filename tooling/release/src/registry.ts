import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry, Release, ReleaseEntry } from '@showcase/remote-contract/registry';
import { z } from 'zod';

type Remote = Registry['remotes'][string];

/** Only what this file reads. The rest of a release passes through, so that an older tool does not drop a newer field. */
const registrySchema: z.ZodType<Registry> = z.looseObject({
  contract: z.number(),
  remotes: z.record(
    z.string(),
    z.looseObject({
      mount: z.string(),
      active: z.string(),
      versions: z.record(
        z.string(),
        z.custom<ReleaseEntry>((entry) => z.object({ entry: z.string() }).safeParse(entry).success),
      ),
    }),
  ),
});

/** Reads the registry file; returns an empty registry if there is no file yet. Throws if the file is not a registry. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? { contract: 1, remotes: {} } : parseRegistry(text, file);
}

/** Throws a sentence that names `source` if the text is not a registry. */
export function parseRegistry(text: string, source: string): Registry {
  try {
    return registrySchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${source} is not a registry. ${reason}`, { cause: error });
  }
}

export function formatRegistry(registry: Registry): string {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/** Replaces the file atomically, so that no reader sees half a registry. For a registry that nothing else writes. */
export async function writeRegistry(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, formatRegistry(registry));
  await rename(draft, file);
}

/** Adds a release of a remote to the registry as its newest and makes it active. */
export function withRelease(
  registry: Registry,
  { name, mount, version, ...entry }: Release,
): Registry {
  const remote = registry.remotes[name];
  const { [version]: _earlier, ...others } = remote?.versions ?? {};
  const versions = { ...others, [version]: entry };
  return withRemote(registry, name, { ...remote, mount, active: version, versions });
}

/** Replaces what the registry says of a version that it lists. */
export function withDescription(
  registry: Registry,
  { name, mount: _mount, version, ...entry }: Release,
): Registry {
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const versions = { ...remote.versions, [version]: entry };
  return withRemote(registry, name, { ...remote, versions });
}

/** Leaves only the newest versions of a remote, and the active one. */
export function withNewest(registry: Registry, name: string, count: number): Registry {
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const entries = Object.entries(remote.versions);
  const versions = entries.filter(
    ([version], index) => version === remote.active || index >= entries.length - count,
  );
  return withRemote(registry, name, { ...remote, versions: Object.fromEntries(versions) });
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
  return withRemote(registry, name, { ...remote, active: version });
}

function withRemote(registry: Registry, name: string, remote: Remote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}
