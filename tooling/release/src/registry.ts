import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Registry, Release, ReleaseEntry } from '@showcase/remote-contract/registry';
import { z } from 'zod';

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
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? { contract: 1, remotes: {} } : registrySchema.parse(JSON.parse(text));
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
  { name, mount, version, ...entry }: Release,
): Registry {
  const versions = { ...registry.remotes[name]?.versions, [version]: entry };
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
