import { parseArgs } from 'node:util';
import { chromiumVersion, findOrInstallChromium } from '@showcase/e2e/chromium';
import { installEngines } from '@showcase/e2e/engines';
import { runChecks } from './checks/check.ts';
import { noteJourneys, noteMissingEngines } from './engines/notes.ts';
import { hosts } from './hosts.ts';
import { journeys } from './journeys.ts';
import { summary, type Outcome } from './outcomes/command.ts';
import { runTasks } from './outcomes/tasks.ts';
import { countTests, listTroubledTests } from './outcomes/totals.ts';
import { root } from './project.ts';
import { journeysAcrossReleases } from './previous-release/journeys.ts';
import { readCleanTree, recordGreenTree } from './releases/product/green-trees.ts';

/** `--all` runs everything, with the long random runs; `--force` ignores what passed before. */
const { all, force } = parseArgs({
  options: { all: { type: 'boolean' }, force: { type: 'boolean' } },
}).values;
const tree = all ? readCleanTree(root) : null;
if (all) process.env.TEST_TIER = 'all';
if (force) process.env.TURBO_FORCE = 'true';
const needsEngines = process.env.REQUIRED_ENGINES === 'all';
if (needsEngines) installEngines();

const outcomes: Outcome[] = await runChecks({ lintsAtOnce: 2 });
process.env.CHROMIUM = findOrInstallChromium();
process.env.CHROMIUM_VERSION = chromiumVersion();
// Three tasks at once: many tests wait for a timer or the database. The build is ready when the journeys start.
const tests = await runTasks('units, policies, stories', [
  ...['test', 'test:repository', 'test:stories', 'build'],
  ...(all ? ['test:functions', 'test:hosted', 'test:recorded'] : []),
  '--concurrency=3',
  '--continue',
]);
outcomes.push(tests);
const notes = [`${tests.ran} tasks ran, ${tests.remembered} results were remembered`];

if (outcomes.every(({ passed }) => passed)) {
  const ran = await journeys({ all, force });
  outcomes.push(...ran);
  const missing = noteMissingEngines();
  notes.push(...noteJourneys(ran), ...missing);
  if (missing.length > 0 && needsEngines)
    outcomes.push({ name: 'required engines', passed: false, seconds: 0, output: '' });
  if (all) outcomes.push(await hosts([]), ...(await journeysAcrossReleases()));
} else notes.push('the journeys did not run, because a step before them failed');

const printed = outcomes.map(({ output }) => output).join('\n');
const { passed, failed } = countTests(printed);
const failedSteps = outcomes.filter((outcome) => !outcome.passed).length;

if (all && failedSteps === 0 && !recordGreenTree(root, tree))
  notes.push('this run counts for no release, because not everything was committed');

console.log(`\n${summary(outcomes)}\n`);
for (const note of notes) console.log(note);
for (const name of listTroubledTests(printed)) console.log(`failed or flaky: ${name}`);
console.log(`${passed} passed, ${Math.max(failed, failedSteps)} failed`);
process.exitCode = failedSteps === 0 ? 0 : 1;
