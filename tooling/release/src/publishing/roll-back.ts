import type { Rollout } from '@showcase/remote-contract/registry';
import { endedRollout, releasesOf, versionBefore, withActive } from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { assertFits } from './assert-fits.ts';
import { changeRegistry, readLiveRegistry } from './change-registry.ts';
import { checkEntry } from './live-release.ts';

export type RollBackOptions = {
  /** By default, the active one while another is rolled out, otherwise the version before it. */
  version?: string | undefined;
  /** Rolls back even if shell and remotes do not fit. */
  force?: boolean;
};

/** Makes an earlier release of the shell or of a remote active for everyone. Returns its version, and the rollout that ended. */
export async function rollBack(
  target: Target,
  name: string,
  { version, force = false }: RollBackOptions = {},
): Promise<{ active: string; ended: Rollout | undefined }> {
  const registry = await readLiveRegistry(target);
  // Chosen once: if another release comes between, the second attempt must not choose another.
  const { active, rollout } = releasesOf(registry, name);
  const chosen = version ?? (rollout ? active : versionBefore(registry, name));
  let ended: Rollout | undefined;
  const change = (live: typeof registry) => {
    const next = withActive(live, name, chosen);
    if (!force) assertFits(next, name);
    ended = endedRollout(live, next, name);
    return next;
  };
  const release = releasesOf(change(registry), name).versions[chosen];
  if (release) await checkEntry(target, release);
  await changeRegistry(target, change);
  return { active: chosen, ended };
}
