import { readFile } from 'node:fs/promises';
import { isWellFormed, type Registry, type Rollout } from '@showcase/remote-contract/registry';

type Remotes = Registry['remotes'];

/**
 * Reads the registry for every request, and returns the same object while the file is the same. If the file is missing or broken, it
 * returns the last valid registry; a broken entry does not affect the others. Rejects if there has never been a valid registry. Logs each problem once.
 */
export function createRegistryReader(file: string, log: (line: string) => void = console.error) {
  let last: Registry | null = null;
  let lastText = '';
  let lastReport = '';

  function report(problems: string[]) {
    const line = problems.join('; ');
    if (line !== '' && line !== lastReport) log(`registry: ${line}`);
    lastReport = line;
  }

  return async (): Promise<Registry> => {
    try {
      const text = await readFile(file, 'utf8');
      if (last && text === lastText) return last;
      const registry = parse(text);
      const { remotes, problems } = pickUsable(registry.remotes, last?.remotes ?? {});
      if (Object.keys(remotes).length === 0) throw new Error('no entry can be used');
      const inFile = isUsableShell(registry.shell) ? registry.shell : last?.shell;
      if (registry.shell && inFile !== registry.shell) problems.push('the shell is broken');
      const shell = inFile && withUsableRollout('the shell', inFile, isUsableShell, problems);
      last = { ...registry, ...(shell && { shell }), remotes };
      lastText = text;
      report(problems);
      return last;
    } catch (error) {
      report([`${file}: ${error instanceof Error ? error.message : String(error)}`]);
      if (last) return last;
      throw new Error('There is no registry to serve', { cause: error });
    }
  };
}

function parse(text: string): Registry {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || !isRecord(value.remotes)) throw new Error('it contains no remotes');
  return value as Registry;
}

/** The valid entries, with the last valid version in place of a broken one. */
function pickUsable(remotesInFile: Remotes, last: Remotes) {
  const problems: string[] = [];
  const remotes: Remotes = {};
  for (const [name, remote] of Object.entries(remotesInFile)) {
    const known = Object.hasOwn(last, name) ? last[name] : undefined;
    const served = isWellFormed(name, remote) ? remote : known;
    if (served !== remote) {
      problems.push(`${name} is broken${served ? ', the last good entry is served' : ''}`);
    }
    if (served)
      remotes[name] = withUsableRollout(
        name,
        served,
        (entry) => isWellFormed(name, entry),
        problems,
      );
  }
  return { remotes, problems };
}

/** The entry; without its rollout if that, or the release that it names, is broken. */
function withUsableRollout<Entry extends { active: string; rollout?: Rollout }>(
  name: string,
  entry: Entry,
  isUsable: (entry: Entry) => boolean,
  problems: string[],
): Entry {
  const { rollout, ...rest } = entry;
  if (rollout === undefined) return entry;
  if (isRecord(rollout) && isUsable({ ...entry, active: rollout.version })) return entry;
  problems.push(`the rollout of ${name} is broken`);
  return rest as Entry;
}

function isUsableShell(shell: unknown): boolean {
  if (!isRecord(shell) || !isRecord(shell.versions)) return false;
  const release = shell.versions[String(shell.active)];
  return isRecord(release) && typeof release.entry === 'string' && isRecord(release.integrity);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
