import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { listUnaffected } from './affected/green-journeys.ts';
import { clearOutcomes, readGreenJourneys, saveOutcomes } from './affected/journey-files.ts';
import { readProduct } from './affected/read-product.ts';
import { buildEverything } from './build.ts';
import { run, type Outcome } from './outcomes/command.ts';

/** Builds what changed and runs the journeys named against the build; without names, those that the change may affect. */
export async function journeys(names: string[]): Promise<Outcome[]> {
  const built = await buildEverything();
  if (!built.passed) return [built];
  process.env.CHROMIUM = findOrInstallChromium();
  return [built, names.length > 0 ? await runJourneys(names) : await runAffected()];
}

async function runAffected(): Promise<Outcome> {
  const product = await readProduct();
  const unaffected = listUnaffected(product, await readGreenJourneys());
  const files = Object.keys(product.journeys).filter((file) => !unaffected.includes(file));
  if (unaffected.length > 0)
    console.log(
      `${unaffected.length} journey files passed before, and nothing they visit changed.`,
    );
  if (files.length === 0) return { name: 'journeys', passed: true, seconds: 0, output: '' };
  process.env.JOURNEY_OUTCOMES = await clearOutcomes();
  const outcome = await runJourneys(files.map((file) => `journeys/${file}`));
  await saveOutcomes(product);
  return outcome;
}

function runJourneys(names: string[]): Promise<Outcome> {
  return run('journeys', 'npm', ['run', 'test:e2e', '-w', 'e2e', '--silent', '--', ...names]);
}

if (import.meta.main) {
  const outcomes = await journeys(process.argv.slice(2));
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
