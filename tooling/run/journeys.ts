import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { buildEverything } from './build.ts';
import { run, type Outcome } from './outcomes/command.ts';

/** Builds what changed and runs the journeys, or the ones named, against the build. */
export async function journeys(names: string[]): Promise<Outcome[]> {
  const built = await buildEverything();
  if (!built.passed) return [built];
  process.env.CHROMIUM = findOrInstallChromium();
  return [
    built,
    await run('journeys', 'npm', ['run', 'test:e2e', '-w', 'e2e', '--silent', '--', ...names]),
  ];
}

if (import.meta.main) {
  const outcomes = await journeys(process.argv.slice(2));
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
