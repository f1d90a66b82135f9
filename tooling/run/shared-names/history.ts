/** The names that a version added to the exported names of a package, and those that it removed. */
export type Change = { added: string[]; removed: string[] };

/** The changes of a package by version, oldest first. */
export type History = Record<string, Change>;

type Level = 'major' | 'minor' | 'patch';

/** How the exported names differ from those in the history. */
export function findChange(history: History, names: string[]): Change {
  const known = new Set<string>();
  for (const { added, removed } of Object.values(history)) {
    for (const name of added) known.add(name);
    for (const name of removed) known.delete(name);
  }
  return {
    added: names.filter((name) => !known.has(name)).sort(),
    removed: [...known].filter((name) => !names.includes(name)).sort(),
  };
}

export function isEmpty({ added, removed }: Change): boolean {
  return added.length + removed.length === 0;
}

/** The lowest version that a change may have: a major one if names are removed, otherwise a minor one. */
export function nextVersion(version: string, { removed }: Change): string {
  const [major, minor] = parse(version);
  return removed.length > 0 ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** The versions in the history that changed names without the step that this requires. */
export function findSmallSteps(history: History): string[] {
  const versions = Object.keys(history);
  return versions.filter((version, index) => {
    const before = versions[index - 1];
    if (before === undefined) return false;
    const isBreaking = (history[version]?.removed.length ?? 0) > 0;
    return !(isBreaking ? ['major'] : ['major', 'minor']).includes(levelOf(before, version) ?? '');
  });
}

/** Whether the package's version is that of its last change, or a patch of it. */
export function isCurrent(history: History, version: string): boolean {
  const last = Object.keys(history).at(-1);
  return last !== undefined && (last === version || levelOf(last, version) === 'patch');
}

function levelOf(before: string, after: string): Level | null {
  const levels: Level[] = ['major', 'minor', 'patch'];
  const [from, to] = [parse(before), parse(after)];
  const index = levels.findIndex((_, part) => from[part] !== to[part]);
  const isRise = (to[index] ?? 0) > (from[index] ?? 0);
  return isRise ? (levels[index] ?? null) : null;
}

function parse(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
