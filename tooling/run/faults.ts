import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { buildEverything } from './build.ts';
import { run } from './outcomes/command.ts';

// Builds what changed and runs the main journey through a faulty network. Too slow for every test run.
const built = await buildEverything();
if (built.passed) process.env.CHROMIUM = findOrInstallChromium();
const isPassed =
  built.passed && (await run('faults', 'npm', ['run', 'faults', '-w', 'e2e', '--silent'])).passed;
process.exitCode = isPassed ? 0 : 1;
