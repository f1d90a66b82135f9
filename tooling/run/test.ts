import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { runChecks } from './checks/check.ts';
import { run, summary } from './outcomes/command.ts';
import { journeys } from './journeys.ts';
import { countTests, listTroubledTests } from './outcomes/totals.ts';

const checks = await runChecks();
process.env.CHROMIUM = findOrInstallChromium();
// Three tasks at once: many tests wait for a timer or the database. The build is ready when the journeys start.
const tests = await run('units, policies, stories', 'turbo', [
  'run',
  'test',
  'test:stories',
  'build',
  '--log-order=grouped',
  '--concurrency=3',
  '--continue',
]);
const outcomes = [...checks, tests, ...(await journeys([]))];

const printed = outcomes.map(({ output }) => output).join('\n');
const { passed, failed } = countTests(printed);
const failedSteps = outcomes.filter((outcome) => !outcome.passed).length;

console.log(`\n${summary(outcomes)}\n`);
for (const name of listTroubledTests(printed)) console.log(`failed or flaky: ${name}`);
console.log(`${passed} passed, ${Math.max(failed, failedSteps)} failed`);
process.exitCode = failedSteps === 0 ? 0 : 1;
