import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  Registry,
  Release,
  ReleaseEntry,
  Rollout,
  ShellRelease,
} from '@showcase/remote-contract/registry';
import { z } from 'zod';

/** The shell's name among those of releases. */
export const SHELL = 'shell';

type Released<T> = { active: string; rollout?: Rollout; versions: Record<string, T> };

const hasEntry = (value: unknown) => z.object({ entry: z.string() }).safeParse(value).success;

const rolloutSchema = z.looseObject({ version: z.string(), percent: z.number() }).exactOptional();

/** Only what this file reads. The rest of a release passes through, so that an older tool does not drop a newer field. */
const registrySchema: z.ZodType<Registry> = z.looseObject({
  contract: z.number(),
  shell: z
    .looseObject({
      active: z.string(),
      rollout: rolloutSchema,
      versions: z.record(z.string(), z.custom<ShellRelease>(hasEntry)),
    })
    .exactOptional(),
  remotes: z.record(
    z.string(),
    z.looseObject({
      mount: z.string(),
      active: z.string(),
      rollout: rolloutSchema,
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

/** Adds a release of a remote to the registry as its newest and makes it active, unless another one is to stay active. */
export function withRelease(
  registry: Registry,
  { name, mount, version, ...entry }: Release,
  active = version,
): Registry {
  const versions = withLast(registry.remotes[name]?.versions, version, entry);
  const remote = { ...withoutRollout(registry.remotes[name]), mount, active, versions };
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}

/** Adds a release of the shell to the registry as its newest and makes it active, unless another one is to stay active. */
export function withShell(
  registry: Registry,
  { version, ...entry }: ShellRelease & { version: string },
  active = version,
): Registry {
  const versions = withLast(registry.shell?.versions, version, entry);
  const shell = { ...withoutRollout(registry.shell), active, versions };
  return { ...registry, contract: versions[active]?.contract ?? entry.contract, shell };
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

/** Leaves only the newest versions of the shell or of a remote, the active one, and that of its rollout. */
export function withNewest(registry: Registry, name: string, count: number): Registry {
  return changeReleased(registry, name, (released) => {
    const inUse = [released.active, released.rollout?.version];
    const entries = Object.entries(released.versions);
    const newest = entries.filter(
      ([version], index) => inUse.includes(version) || index >= entries.length - count,
    );
    return { ...released, versions: Object.fromEntries(newest) };
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

/** Makes an existing release of the shell or of a remote active, and ends its rollout. Throws if the version is unknown. */
export function withActive(registry: Registry, name: string, version: string): Registry {
  if (!releasesOf(registry, name).versions[version]) {
    throw new Error(`${name} has no release ${version}`);
  }
  return changeReleased(registry, name, ({ versions }) => ({ active: version, versions }));
}

/** Gives a share of the visitors another version than the active one. Throws if it is unknown, or active itself. */
export function withRollout(registry: Registry, name: string, rollout: Rollout): Registry {
  const { active, versions } = releasesOf(registry, name);
  if (!versions[rollout.version]) throw new Error(`${name} has no release ${rollout.version}`);
  if (rollout.version === active) throw new Error(`${name} ${active} is active for everyone`);
  return changeReleased(registry, name, (released) => ({ ...released, rollout }));
}

/** The rollout of the shell or of a remote that runs before a change and not after it. */
export function endedRollout(before: Registry, after: Registry, name: string): Rollout | undefined {
  const find = ({ shell, remotes }: Registry) => (name === SHELL ? shell : remotes[name])?.rollout;
  const rollout = find(before);
  return rollout?.version === find(after)?.version ? undefined : rollout;
}

/** The versions with this one as the last. */
function withLast<T>(versions: Record<string, T> = {}, version: string, entry: T) {
  const { [version]: _earlier, ...others } = versions;
  return { ...others, [version]: entry };
}

function withoutRollout<T extends { rollout?: Rollout }>(released: T | undefined) {
  const { rollout: _rollout, ...rest } = released ?? {};
  return rest;
}

function changeReleased(
  registry: Registry,
  name: string,
  change: <T>(released: Released<T>) => Released<T>,
): Registry {
  if (name === SHELL && registry.shell) {
    const shell = { ...withoutRollout(registry.shell), ...change(registry.shell) };
    const contract = shell.versions[shell.active]?.contract ?? registry.contract;
    return { ...registry, contract, shell };
  }
  const remote = registry.remotes[name];
  if (!remote) return registry;
  const changed = { ...withoutRollout(remote), mount: remote.mount, ...change(remote) };
  return { ...registry, remotes: { ...registry.remotes, [name]: changed } };
}
