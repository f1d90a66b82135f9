import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  Registry,
  Release,
  ReleaseEntry,
  ShellRelease,
} from '@showcase/remote-contract/registry';
import { z } from 'zod';

/** The shell's name among those of releases. */
export const SHELL = 'shell';

type Released<T> = { active: string; versions: Record<string, T> };

const hasEntry = (value: unknown) => z.object({ entry: z.string() }).safeParse(value).success;

/** Only what this file reads. The rest of a release passes through, so that an older tool does not drop a newer field. */
const registrySchema: z.ZodType<Registry> = z.looseObject({
  contract: z.number(),
  shell: z
    .looseObject({
      active: z.string(),
      versions: z.record(z.string(), z.custom<ShellRelease>(hasEntry)),
    })
    .exactOptional(),
  remotes: z.record(
    z.string(),
    z.looseObject({
      mount: z.string(),
      active: z.string(),
      versions: z.record(z.string(), z.custom<ReleaseEntry>(hasEntry)),
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
  const versions = withLast(remote?.versions, version, entry);
  const remotes = { ...registry.remotes, [name]: { ...remote, mount, active: version, versions } };
  return { ...registry, remotes };
}

/** Adds a release of the shell to the registry as its newest and makes it active. */
export function withShell(
  registry: Registry,
  { version, ...entry }: ShellRelease & { version: string },
): Registry {
  const versions = withLast(registry.shell?.versions, version, entry);
  const shell = { ...registry.shell, active: version, versions };
  return { ...registry, contract: entry.contract, shell };
}

/** Replaces what the registry says of a version of a remote that it lists. */
export function withDescription(
  registry: Registry,
  { name, mount: _mount, version, ...entry }: Release,
): Registry {
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const versions = { ...remote.versions, [version]: entry };
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } };
}

/** The releases of the shell or of a remote. Throws if it has none. */
export function releasesOf(
  registry: Registry,
  name: string,
): Released<ShellRelease> | Released<ReleaseEntry> {
  const released = name === SHELL ? registry.shell : registry.remotes[name];
  if (!released) throw new Error(`${name} has no release`);
  return released;
}

/** Leaves only the newest versions of the shell or of a remote, and the active one. */
export function withNewest(registry: Registry, name: string, count: number): Registry {
  return changeReleased(registry, name, ({ active, versions }) => {
    const entries = Object.entries(versions);
    const newest = entries.filter(
      ([version], index) => version === active || index >= entries.length - count,
    );
    return { active, versions: Object.fromEntries(newest) };
  });
}

/** The version that was released before the active one. Throws if there is none. */
export function versionBefore(registry: Registry, name: string): string {
  const { active, versions } = releasesOf(registry, name);
  const listed = Object.keys(versions);
  const before = listed[listed.indexOf(active) - 1];
  if (before === undefined) throw new Error(`${name} has no release before ${active}`);
  return before;
}

/** Makes an existing release of the shell or of a remote active. Throws if the version is unknown. */
export function withActive(registry: Registry, name: string, version: string): Registry {
  if (!releasesOf(registry, name).versions[version]) {
    throw new Error(`${name} has no release ${version}`);
  }
  return changeReleased(registry, name, ({ versions }) => ({ active: version, versions }));
}

/** The versions with this one as the last. */
function withLast<T>(versions: Record<string, T> = {}, version: string, entry: T) {
  const { [version]: _earlier, ...others } = versions;
  return { ...others, [version]: entry };
}

function changeReleased(
  registry: Registry,
  name: string,
  change: <T>(released: Released<T>) => Released<T>,
): Registry {
  if (name === SHELL && registry.shell) {
    const shell = { ...registry.shell, ...change(registry.shell) };
    const contract = shell.versions[shell.active]?.contract ?? registry.contract;
    return { ...registry, contract, shell };
  }
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const changed = { ...remote, ...change(remote) };
  return { ...registry, remotes: { ...registry.remotes, [name]: changed } };
}
