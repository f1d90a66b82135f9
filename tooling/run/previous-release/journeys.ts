import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findOrInstallChromium } from '@showcase/e2e/chromium';
import { releaseAll } from '@showcase/e2e/releases';
import { openBuiltCheckouts, type Checkout } from '../against/checkouts.ts';
import { importProduct } from '../against/product.ts';
import { run, type Outcome } from '../outcomes/command.ts';
import { findPreviousCommit } from '../../../supabase/tests/upgrade/previous-release.ts';

/** What they write has columns that a database of the release before lacks, and a sentence says so. */
const NEED_THIS_DATABASE = ['dashboards/published-project.spec.ts'];

/**
 * Runs the core journeys of the release before on a database that was upgraded, then those of this checkout on a database of the release
 * before. Runs nothing in a clone without its history.
 */
export async function journeysAcrossReleases(): Promise<Outcome[]> {
  const commit = findPreviousCommit();
  const [previous, current] = commit ? await openBuiltCheckouts(commit) : [];
  if (!previous || !current) {
    console.info('Skipped: this clone lacks the commit of the release before.');
    return [];
  }
  process.env.CHROMIUM = findOrInstallChromium();
  return [await runCore(previous, [previous, current]), await runCore(current, [previous])];
}

/** With a database that these have started on, one after the other. */
async function runCore(apps: Checkout, databases: Checkout[]): Promise<Outcome> {
  const isEarlier = !databases.includes(apps);
  const folder = await mkdtemp(join(tmpdir(), 'showcase-across-'));
  const dataDir = join(folder, 'data');
  const start = async ({ root }: Checkout) => {
    const { startLocalSupabase } = await importProduct(root);
    const siteUrl = 'http://localhost';
    return startLocalSupabase({ root, dataDir, port: 0, siteUrl, isThrowaway: true });
  };
  try {
    for (const earlier of databases.slice(0, -1)) await (await start(earlier)).stop();
    const backend = await start(databases.at(-1) ?? apps);
    const { releases, shells, registry } = await releaseAll(apps.root, folder);
    const outcome = await run(
      `journeys of ${apps.name} on the database of ${databases.at(-1)?.name}`,
      'npm',
      [
        'run',
        'test:e2e',
        '-w',
        'e2e',
        '--silent',
        '--',
        ...(await listCore(apps, isEarlier ? NEED_THIS_DATABASE : [])),
      ],
      {
        folder: apps.root,
        env: {
          ...{ RELEASES: releases, SHELLS: shells, REGISTRY: registry },
          ...{ API_URL: backend.url, API_KEY: backend.publishableKey },
          ...(isEarlier && { EARLIER_DATABASE: 'yes' }),
          ...{ API_SECRET_KEY: backend.secretKey, STACK_DATABASE_URL: backend.databaseUrl },
        },
      },
    );
    await backend.stop();
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function listCore({ root }: Checkout, without: string[]): Promise<string[]> {
  const file = pathToFileURL(resolve(root, 'e2e/core-journeys.ts')).href;
  const { coreJourneys } = (await import(file)) as { coreJourneys: string[] };
  return coreJourneys.filter((name) => !without.includes(name)).map((name) => `journeys/${name}`);
}

if (import.meta.main) {
  const outcomes = await journeysAcrossReleases();
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;
}
