import type { Figure } from '../../against/comparison.ts';
import { withClones, type Side } from '../clone.ts';
import { runMeasured } from '../run-measured.ts';

/** `npm run check` in a new clone, so that every workspace is linted. */
export function measureCheck(side: Side, command = ['npm', 'run', 'check']): Promise<Figure[]> {
  return withClones(side, async (createClone) => {
    const options = { intervalMs: 200, readsMemory: true };
    const { peakBytes } = await runMeasured(command, createClone(), options);
    return [{ label: 'npm run check, peak memory', unit: 'GB', max: 2e9, value: peakBytes }];
  });
}
