import type { Registry, Rollout } from './release.ts';

/** A visitor's bucket is one of 0 to 99; a rollout of N percent has those below N, so that nobody goes back when it grows. */
export const BUCKETS = 100;

type Released = { active: string; rollout?: Rollout; versions: Record<string, unknown> };

/** The registry for visitors in a bucket: without rollouts, and with those that they get as the active versions. */
export function registryFor(bucket: number, registry: Registry): Registry {
  if (!hasRollout(registry)) return registry;
  const { shell, remotes } = registry;
  const entries = Object.entries(remotes).map(([name, one]) => [name, choose(bucket, one)]);
  const chosen = shell && choose(bucket, shell);
  const contract = chosen?.versions[chosen.active]?.contract ?? registry.contract;
  return {
    ...registry,
    contract,
    ...(chosen && { shell: chosen }),
    remotes: Object.fromEntries(entries) as Registry['remotes'],
  };
}

/** The registries that visitors can get, that of most rollouts first. */
export function listVariants(registry: Registry): Registry[] {
  const buckets = listRollouts(registry).map(({ percent }) => percent - 1);
  const distinct = [...new Set([...buckets, BUCKETS - 1])].toSorted((a, b) => a - b);
  return distinct.map((bucket) => registryFor(bucket, registry));
}

export function hasRollout(registry: Registry): boolean {
  return listRollouts(registry).length > 0;
}

function listRollouts({ shell, remotes }: Registry): Rollout[] {
  const entries: (Released | undefined)[] = [shell, ...Object.values(remotes)];
  return entries.flatMap((entry) => (entry && findRollout(entry)) ?? []);
}

/** The rollout of a broken entry does not count. */
function findRollout({ rollout, versions }: Released): Rollout | undefined {
  const isKnown = rollout !== undefined && Boolean(versions[rollout.version]);
  return isKnown && rollout.percent > 0 && rollout.percent < BUCKETS ? rollout : undefined;
}

function choose<Entry extends Released>(bucket: number, entry: Entry): Entry {
  const rollout = findRollout(entry);
  const { rollout: _rollout, ...rest } = entry;
  const active = rollout && bucket < rollout.percent ? rollout.version : entry.active;
  return { ...rest, active } as Entry;
}
