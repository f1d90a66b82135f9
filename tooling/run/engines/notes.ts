import { engineJourneys } from '@showcase/e2e/engine-journeys';
import { ENGINES, findInstallCommand } from '@showcase/e2e/engines';

type Ran = { name: string; remembered: string[]; left: string[]; processorSeconds: number };

/** What the journeys of each engine cost, and which did not run. Those of other engines are left out by choice. */
export function noteJourneys(outcomes: readonly Ran[]): string[] {
  return outcomes.flatMap(({ name, remembered, left, processorSeconds }) => [
    `${name}: ${Math.round(processorSeconds)} s of the processor, ${remembered.length} files passed before`,
    ...(name === 'journeys' && left.length > 0
      ? [`${left.length} journey files did not run (npm run test:all): ${left.join(', ')}`]
      : []),
  ]);
}

/** How much did not run in each engine that this machine lacks. */
export function noteMissingEngines(findCommand = findInstallCommand): string[] {
  return ENGINES.flatMap((engine) => {
    const command = findCommand(engine);
    const count = engineJourneys.length;
    return command
      ? [`${count} journey files did not run in ${engine}. To install it: ${command}`]
      : [];
  });
}
