import { versionBefore, withActive } from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { changeRegistry, readLiveRegistry } from './change-registry.ts';
import { checkEntry } from './live-release.ts';

/** Makes an earlier release of a remote active: the one before the active one, or `version`. Returns its version. */
export async function rollBack(target: Target, name: string, version?: string): Promise<string> {
  const registry = await readLiveRegistry(target);
  // Chosen once: if another release comes between, the second attempt must not choose another.
  const chosen = version ?? versionBefore(registry, name);
  const release = withActive(registry, name, chosen).remotes[name]?.versions[chosen];
  if (release) await checkEntry(target, release);
  await changeRegistry(target, (live) => withActive(live, name, chosen));
  return chosen;
}
