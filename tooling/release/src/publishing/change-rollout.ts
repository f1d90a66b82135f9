import { BUCKETS } from '@showcase/remote-contract/registry';
import { releasesOf, withActive, withRollout } from '../registry.ts';
import type { Target } from '../targets/target.ts';
import { assertFits } from './assert-fits.ts';
import { changeRegistry } from './change-registry.ts';

/**
 * Changes the share of visitors that gets the version of a running rollout: 100 makes it active for everyone, 0 ends the rollout. Returns
 * that version. Throws if none is running.
 */
export async function changeRollout(
  target: Target,
  name: string,
  { percent, force = false }: { percent: number; force?: boolean },
): Promise<string> {
  let version = '';
  await changeRegistry(target, (registry) => {
    const { active, rollout } = releasesOf(registry, name);
    if (!rollout) throw new Error(`${name} has no rollout: ${active} is active for everyone.`);
    ({ version } = rollout);
    const ended = percent >= BUCKETS ? version : percent <= 0 ? active : null;
    const next =
      ended === null
        ? withRollout(registry, name, { version, percent })
        : withActive(registry, name, ended);
    if (!force) assertFits(next, name);
    return next;
  });
  return version;
}
