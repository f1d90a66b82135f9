import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { coreJourneys } from '@showcase/e2e/core-journeys';
import { EXCEPTIONS } from '@showcase/e2e/engine-exceptions';
import { engineJourneys } from '@showcase/e2e/engine-journeys';
import { findInstallCommand, type Engine } from '@showcase/e2e/engines';
import { releaseAll } from '@showcase/e2e/releases';
import type { LocalSite } from '@showcase/release';
import { selectJourneys, type Product, type Selection } from './affected/green-journeys.ts';
import { collectOutcomes, readGreenJourneys, saveOutcomes } from './affected/journey-files.ts';
import { readProduct } from './affected/read-product.ts';
import { buildEverything } from './build.ts';
import { chooseEngine } from './engines/choose-engine.ts';
import { run, type Outcome } from './outcomes/command.ts';
import { root } from './project.ts';

/** `all` runs every journey; `force` also those that passed before. */
type Options = { all?: boolean; force?: boolean };
type JourneysOutcome = Outcome & Omit<Selection, 'run'>;

/** Runs the core journeys and those that the change affects against the built product; records which passed. */
export async function journeys({ all, force }: Options = {}): Promise<JourneysOutcome> {
  process.env.CHROMIUM = findOrInstallChromium();
  const folder = await mkdtemp(join(tmpdir(), 'showcase-releases-'));
  try {
    const site = await releaseAll(root, folder);
    const product = await readProduct(site);
    const core = all ? Object.keys(product.journeys) : coreJourneys;
    const selection = selectJourneys(product, force ? {} : await readGreenJourneys(), core);
    const outcome = await runAndRecord(selection.run, site, product);
    return { ...outcome, remembered: selection.remembered, left: selection.left };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runAndRecord(files: string[], site: LocalSite, product: Product): Promise<Outcome> {
  let outcome: Outcome = { name: 'journeys', passed: true, seconds: 0, output: '' };
  if (files.length === 0) return outcome;
  const { releases: RELEASES, shells: SHELLS, registry: REGISTRY } = site;
  const outcomes = await collectOutcomes(async (file) => {
    const names = files.map((name) => `journeys/${name}`);
    outcome = await runJourneys(names, { RELEASES, SHELLS, REGISTRY, JOURNEY_OUTCOMES: file });
  });
  await saveOutcomes(product, outcomes);
  return outcome;
}

function runJourneys(names: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const args = ['run', 'test:e2e', '-w', 'e2e', '--silent', '--', ...names];
  return run('journeys', 'npm', args, { env });
}

/** Nothing of another engine is remembered, because `npm test` does not run it. */
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
  const { passed } = await runJourneys(chosen, { ENGINE: engine });
  for (const { title, tried, reason } of EXCEPTIONS.filter((one) => one.engine === engine))
    console.log(`Not in ${engine} (${tried}): ${title}. ${reason}`);
  return passed;
}

/** `npm run test:journeys`; with names, those journeys whatever passed before; with `--engine`, in Firefox or WebKit. */
if (import.meta.main) {
  const { engine, names } = chooseEngine(process.argv.slice(2));
  const built = await buildEverything();
  const runChosen = async () => {
    if (engine !== 'chromium') return runInEngine(engine, names);
    process.env.CHROMIUM = findOrInstallChromium();
    return (names.length > 0 ? await runJourneys(names) : await journeys()).passed;
  };
  process.exitCode = built.passed && (await runChosen()) ? 0 : 1;
}
