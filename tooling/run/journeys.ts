import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { coreJourneys } from '@showcase/e2e/core-journeys';
import { EXCEPTIONS } from '@showcase/e2e/engine-exceptions';
import { engineJourneys, fullEngineJourneys } from '@showcase/e2e/engine-journeys';
import { ENGINES, findInstallCommand, type Engine } from '@showcase/e2e/engines';
import { releaseAll } from '@showcase/e2e/releases';
import type { LocalSite } from '@showcase/release';
import { selectJourneys, type Product, type Selection } from './affected/green-journeys.ts';
import { collectOutcomes, readGreenJourneys, saveOutcomes } from './affected/journey-files.ts';
import { readProduct } from './affected/read-product.ts';
import { buildEverything } from './build.ts';
import { chooseEngine } from './engines/choose-engine.ts';
import { run, type Outcome } from './outcomes/command.ts';
import { measureProcessor } from './times/tree/processor.ts';
import { root } from './project.ts';

/** `all` runs every journey of Chromium, and the core journeys in the other engines; `force` also those that passed before. */
type Options = { all?: boolean; force?: boolean };
type JourneysOutcome = Outcome & Omit<Selection, 'run'> & { processorSeconds: number };

/**
 * Runs the core journeys and those that the change affects against the built product, then those of the other engines that this machine
 * has; records which passed.
 */
export async function journeys({ all = false, force = false }: Options = {}): Promise<
  JourneysOutcome[]
> {
  process.env.CHROMIUM = findOrInstallChromium();
  const folder = await mkdtemp(join(tmpdir(), 'showcase-releases-'));
  try {
    const site = await releaseAll(root, folder);
    const outcomes: JourneysOutcome[] = [];
    for (const engine of ENGINES.filter((one) => findInstallCommand(one) === null)) {
      const product = await readProduct(site, engine);
      const green = force ? {} : await readGreenJourneys(engine);
      const due = dueJourneys(engine, all ? Object.keys(product.journeys) : null);
      const { run: files, remembered, left } = selectJourneys(product, green, due);
      const { result, seconds } = await measureProcessor(() =>
        runAndRecord(engine, files, site, product),
      );
      outcomes.push({ ...result, remembered, left, processorSeconds: seconds });
    }
    return outcomes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those of an engine; `every` is null in a run that is not full. */
function dueJourneys(engine: Engine, every: string[] | null): string[] {
  if (engine === 'chromium') return every ?? coreJourneys;
  return every ? [...coreJourneys, ...fullEngineJourneys] : engineJourneys;
}

const nameOf = (engine: Engine) => (engine === 'chromium' ? 'journeys' : `journeys in ${engine}`);

async function runAndRecord(
  engine: Engine,
  files: string[],
  site: LocalSite,
  product: Product,
): Promise<Outcome> {
  let outcome: Outcome = { name: nameOf(engine), passed: true, seconds: 0, output: '' };
  if (files.length === 0) return outcome;
  const { releases: RELEASES, shells: SHELLS, registry: REGISTRY } = site;
  const outcomes = await collectOutcomes(async (file) => {
    const names = files.map((name) => `journeys/${name}`);
    const env = { RELEASES, SHELLS, REGISTRY, JOURNEY_OUTCOMES: file };
    outcome = await runJourneys(engine, names, env);
  });
  await saveOutcomes(engine, product, outcomes);
  return outcome;
}

function runJourneys(
  engine: Engine,
  names: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  // One origin and another are the same to an engine.
  const project = engine === 'chromium' ? [] : ['--project=one origin'];
  const args = ['run', 'test:e2e', '-w', 'e2e', '--silent', '--', ...project, ...names];
  return run(nameOf(engine), 'npm', args, { env: { ...env, ENGINE: engine } });
}

/** The named journeys in one engine, whatever passed before. */
async function runInEngine(engine: Engine, names: string[]): Promise<boolean> {
  const chosen = names.length > 0 ? names : engineJourneys.map((name) => `journeys/${name}`);
  const command = findInstallCommand(engine);
  if (command) {
    console.error(
      `Nothing ran in ${engine}, which is not on this machine. To install it: ${command}`,
    );
    console.error(chosen.map((name) => `  ${name}`).join('\n'));
    return false;
  }
  const { result, seconds } = await measureProcessor(() => runJourneys(engine, chosen));
  for (const { title, tried, reason } of EXCEPTIONS.filter((one) => one.engine === engine))
    console.log(`Not in ${engine} (${tried}): ${title}. ${reason}`);
  console.log(`${Math.round(seconds)} s of the processor in ${engine}`);
  return result.passed;
}

/** `npm run test:journeys`; with names, those journeys whatever passed before; with `--engine`, in Firefox or WebKit. */
if (import.meta.main) {
  const { engine, names } = chooseEngine(process.argv.slice(2));
  const built = await buildEverything();
  const runChosen = async () => {
    if (engine !== 'chromium') return runInEngine(engine, names);
    process.env.CHROMIUM = findOrInstallChromium();
    if (names.length > 0) return (await runJourneys(engine, names)).passed;
    return (await journeys()).every(({ passed }) => passed);
  };
  process.exitCode = built.passed && (await runChosen()) ? 0 : 1;
}
