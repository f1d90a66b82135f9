import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { againstOptions, openBuiltCheckouts } from '../against/checkouts.ts';
import type { Figure, Row } from '../against/comparison.ts';
import { measureRounds, namesOf, printRounds } from '../against/rounds.ts';
import { launchBrowser } from '../serving/launch-browser.ts';
import { signIn } from '../serving/sign-in.ts';
import { measureBytes, measureTimes } from './measures/measure-site.ts';
import { startSites, type Site } from './sites/start-sites.ts';

type Times = Awaited<ReturnType<typeof measureTimes>>;
type Bytes = Awaited<ReturnType<typeof measureBytes>>;

const bytes: Record<keyof Bytes, Row> = {
  gzip: { label: 'first load: scripts, gzip', unit: 'kB', goal: 1.3 },
  brotli: { label: 'first load: scripts, Brotli', unit: 'kB', goal: 1.1 },
  scripts: { label: 'first load: scripts asked for', unit: '' },
  requests: { label: 'first load: requests', unit: '' },
  reloaded: { label: 'scripts again after a release, gzip', unit: 'kB', goal: 0.25 },
};

const times: Record<keyof Times, Row> = {
  lcp: { label: 'first load: largest contentful paint', unit: 'ms', goal: 0.4 },
  content: { label: 'first load: content', unit: 'ms', goal: 0.4 },
  clicks: { label: 'first load: takes clicks', unit: 'ms', goal: 1 },
  interactive: { label: 'first load: interactive', unit: 'ms' },
  move: { label: 'to another remote', unit: 'ms', goal: 1.2 },
  prefetchedMove: { label: 'to another remote, fetched ahead', unit: 'ms', goal: 1 },
  projectFilterTick: { label: 'from press to tick: a filter of projects', unit: 'ms', max: 200 },
  creatorFilterTick: { label: 'from press to tick: a filter of creators', unit: 'ms', max: 200 },
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
  const measureOnce = async (site: Site) => listFigures(bytes, await measureBytes(browser, site));
  await printRounds(sites.compared, 1, measureOnce, namesOf(sites.compared));
  let round = 0;
  const measureRound = async (site: Site) => {
    const session = await signIn(site.backend, 'client');
    return listFigures(times, await measureTimes(browser, site, session));
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
