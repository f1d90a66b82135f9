import { runChecks } from './check.ts';
import { run, summary } from './outcomes/command.ts';
import { journeys } from './journeys.ts';
import { countTests, listTroubledTests } from './outcomes/totals.ts';

const outcomes = [
  ...(await runChecks()),
  await run('unit and policies', 'turbo', [
    'run',
    'test',
    '--log-order=grouped',
    '--concurrency=2',
    '--continue',
  ]),
  ...(await journeys([])),
  await run('stories', 'turbo', ['run', 'test:stories', '--log-order=grouped']),
];

const printed = outcomes.map(({ output }) => output).join('\n');
const { passed, failed } = countTests(printed);
const failedSteps = outcomes.filter((outcome) => !outcome.passed).length;

console.log(`\n${summary(outcomes)}\n`);
for (const name of listTroubledTests(printed)) console.log(`failed or flaky: ${name}`);
console.log(`${passed} passed, ${Math.max(failed, failedSteps)} failed`);
process.exitCode = failedSteps === 0 ? 0 : 1;
