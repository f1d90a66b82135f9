import type { Remote } from '@showcase/remote-contract';
import { describeDefinition, type RemoteDefinition } from '@showcase/remote-contract/define';
import { activeReleases, type Release } from '@showcase/remote-contract/registry';

type Load = (release: Release) => Promise<Remote>;

/**
 * The releases, with those that a developer tries out in place of theirs or beside them, by the addresses of their entries. Each is loaded to
 * be described by its own declaration: its pages, navigation and heads may be new. One that cannot be loaded keeps the description of its
 * release, if it has one. Overrides need neither hashes nor requirements, and nothing else is read from a release.
 */
export async function withOverrides(
  releases: Release[],
  entries: Record<string, string>,
  load: Load,
): Promise<Release[]> {
  const found = await Promise.all(
    Object.entries(entries).map(async ([name, entry]) => {
      const listed = releases.find((release) => release.name === name);
      return (await describePreview(name, entry, load)) ?? (listed && replace(listed, entry)) ?? [];
    }),
  );
  const overrides = found.flat();
  const isNew = ({ name }: Release) => releases.every((release) => release.name !== name);
  return [
    ...releases.map((release) => overrides.find(({ name }) => name === release.name) ?? release),
    ...overrides.filter(isNew),
  ];
}

/** Undefined if the remote cannot be loaded, which the loader logs, or is older than descriptions. */
async function describePreview(
  name: string,
  entry: string,
  load: Load,
): Promise<Release | undefined> {
  const [bare] = toReleases(name, { entry });
  const remote = bare && (await load(bare).catch(() => undefined));
  if (!remote?.pages) return undefined;
  const description = describeDefinition(remote as Remote & RemoteDefinition);
  return toReleases(name, { ...description, entry })[0];
}

/** The release that a registry with this entry has; none if the name is none. */
function toReleases(name: string, release: { entry: string; mount?: string }): Release[] {
  const { entry, mount } = release;
  const registry = {
    remotes: { [name]: { mount, active: entry, versions: { [entry]: release } } },
  };
  return activeReleases(registry).map((one) => ({ ...one, isOverride: true }));
}

function replace(release: Release, entry: string): Release {
  const { detailsHash: _detailsHash, imports: _imports, ...description } = release;
  return {
    ...description,
    version: entry,
    entry,
    preload: [],
    pages: {},
    styles: [],
    integrity: {},
    requires: {},
    isOverride: true,
  };
}
