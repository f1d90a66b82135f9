import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { againstOptions, openBuiltCheckouts } from '../against/checkouts.ts';
import type { Figure, Row } from '../against/comparison.ts';
import { measureRounds, namesOf, printRounds } from '../against/rounds.ts';
import { launchBrowser } from '../serving/launch-browser.ts';
import { signIn } from '../serving/sign-in.ts';
import { measurePage, measureReloaded, measureTimes } from './measures/measure-site.ts';
import { measurePress } from './presses/measure-press.ts';
import { presses } from './presses/presses.ts';
import { createStaircase } from './presses/staircase.ts';
import { startSites, type Site } from './sites/start-sites.ts';

type Times = Awaited<ReturnType<typeof measureTimes>>;
type OfPage = Awaited<ReturnType<typeof measurePage>>;

const pages: Record<keyof OfPage, Row> = {
  gzip: { label: 'scripts, gzip', unit: 'kB', goal: 1.3 },
  brotli: { label: 'scripts, Brotli', unit: 'kB', goal: 1.1 },
  scripts: { label: 'scripts', unit: '' },
  requests: { label: 'requests', unit: '' },
  executed: { label: 'executed share of the scripts', unit: '' },
  later: { label: 'scripts after that, Brotli', unit: 'kB' },
};

const times: Record<keyof Times, Row> = {
  lcp: { label: 'first load: largest contentful paint', unit: 'ms', goal: 0.4 },
  content: { label: 'first load: content', unit: 'ms', goal: 0.4 },
  interactive: { label: 'first load: interactive', unit: 'ms' },
  move: { label: 'to another remote', unit: 'ms', goal: 1.2 },
  prefetchedMove: { label: 'to another remote, fetched ahead', unit: 'ms', goal: 1 },
  projectFilterTick: { label: 'from press to tick: a filter of projects', unit: 'ms', max: 100 },
  creatorFilterTick: { label: 'from press to tick: a filter of creators', unit: 'ms', max: 100 },
};

/**
 * `npm run bench:federation -- --runs 15` compares the product with one build of the same code in alternating rounds; prints medians.
 * With `--against`, it compares the product with that of another commit instead, and without those goals.
 */
const { values: options } = parseArgs({
  options: { ...againstOptions, runs: { type: 'string', default: '15' } },
});
const runs = Number(options.runs);

const sites = await startSites(await openBuiltCheckouts(options.against));
const browser = await launchBrowser();
try {
  // Runs first, because the proxies compress each file on its first visit.
  for (const path of ['/', '/projects', '/creators', '/creator/ada-stone', '/login']) {
    console.log(`\n${path} until the app has taken over`);
    const measureOnce = async (site: Site) =>
      listFigures(pages, await measurePage(browser, site, path));
    await printRounds(sites.compared, 1, measureOnce, namesOf(sites.compared));
  }
  const reloaded = {
    label: 'scripts again after a release, gzip',
    unit: 'kB',
    goal: 0.25,
  } as const;
  const measureRelease = async (site: Site) =>
    listFigures({ reloaded }, { reloaded: await measureReloaded(browser, site) });
  await printRounds(sites.compared, 1, measureRelease);
  const staircases = new Map(sites.compared.map((site) => [site, createStaircases()]));
  let round = 0;
  const measureRound = async (site: Site) => {
    const session = await signIn(site.backend, 'client');
    const figures = listFigures(times, await measureTimes(browser, site, session));
    for (const [label, { press, staircase }] of staircases.get(site) ?? []) {
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const visit = {
          ...press,
          url: site.slowUrl,
          session: press.isSignedIn ? session : undefined,
        };
        const moment = staircase.moment();
        staircase.note(await measurePress(browser, { ...visit, moment }));
      }
      figures.push({ label: `until clicks: ${label}`, unit: 'ms', value: staircase.moment() });
    }
    return figures;
  };
  for await (const lines of measureRounds(sites.compared, runs, measureRound)) {
    round += 1;
    console.log(`\nmedians after ${round} of ${runs} rounds, load ${loadavg()[0]?.toFixed(1)}`);
    console.log(lines.join('\n'));
  }
} finally {
  await browser.close();
  await sites.stop();
}

function createStaircases() {
  return Object.entries(presses).map(
    ([label, press]) => [label, { press, staircase: createStaircase() }] as const,
  );
}

/** The goals of ratios are for one build of the same code. */
function listFigures<K extends string>(
  rows: Record<K, Row>,
  measured: Record<K, number>,
): Figure[] {
  return (Object.entries(rows) as [K, Row][]).map(([key, { goal, ...row }]) => ({
    ...row,
    ...(options.against === undefined && { goal }),
    value: measured[key],
  }));
}
