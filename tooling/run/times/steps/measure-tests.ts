import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../against/comparison.ts';
import { withClones, type Side } from '../clone.ts';
import { runMeasured } from '../run-measured.ts';

/** `npm test` in a new clone, in a second one with the same home, and after a change of a remote. */
export function measureTests(side: Side, command = ['npm', 'test']): Promise<Figure[]> {
  return withClones(side, async (createClone) => {
    const first = await runMeasured(command, createClone());
    const clone = createClone();
    const figures: Figure[] = [
      { label: 'npm test, new clone', unit: 's', goal: 0.5, max: 900, value: first.seconds },
      { label: '  processor', unit: 's', max: 1750, value: first.processorSeconds },
      { label: 'npm test, second new clone', unit: 's', max: 180, value: await time() },
    ];
    for (const remote of ['public-site', 'admin']) {
      appendFileSync(join(clone.folder, 'apps', remote, 'src/remote.ts'), CHANGE);
      const label = `npm test, ${remote} changed`;
      figures.push({ label, unit: 's', max: 150, value: await time() });
    }
    return figures;

    async function time() {
      return (await runMeasured(command, clone)).seconds;
    }
  });
}

/** Not a comment: that would not change what is built. */
const CHANGE = "\nperformance.mark('changed');\n";
