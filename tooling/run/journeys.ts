import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { coreJourneys } from '@showcase/e2e/core-journeys';
import { releaseAll } from '@showcase/e2e/releases';
import type { LocalSite } from '@showcase/release';
import { selectJourneys, type Product, type Selection } from './affected/green-journeys.ts';
import { collectOutcomes, readGreenJourneys, saveOutcomes } from './affected/journey-files.ts';
import { readProduct } from './affected/read-product.ts';
import { buildEverything } from './build.ts';
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

/** `npm run test:journeys`; with names, those journeys whatever passed before. */
if (import.meta.main) {
  const names = process.argv.slice(2);
  const built = await buildEverything();
  process.env.CHROMIUM = findOrInstallChromium();
  const isPassed =
    built.passed && (names.length > 0 ? await runJourneys(names) : await journeys()).passed;
  process.exitCode = isPassed ? 0 : 1;
}
