import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildEverything } from '../build.ts';
import { launchBrowser } from '../serving/launch-browser.ts';
import { signIn } from '../serving/sign-in.ts';
import { formatLine, median, header, type Comparison } from './comparison.ts';
import { measureBytes, measureTimes } from './measures/measure-site.ts';
import { startSites } from './sites/start-sites.ts';

type Times = Awaited<ReturnType<typeof measureTimes>>;
type Bytes = Awaited<ReturnType<typeof measureBytes>>;
type Row = Pick<Comparison, 'label' | 'unit' | 'goal' | 'max'>;

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

/** `npm run bench:federation -- --runs 15` compares the product with one build of the same code in alternating rounds; prints medians. */
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(options.runs);

const built = await buildEverything();
if (!built.passed) throw new Error('The build failed. See the output above.');
const sites = await startSites();
const browser = await launchBrowser();
try {
  // Runs first, because the proxies compress each file on its first visit.
  const monolith = await measureBytes(browser, sites.monolith);
  const federated = await measureBytes(browser, sites.federated);
  console.log(`\n${header}`);
  for (const [key, row] of getEntries(bytes)) {
    console.log(formatLine({ ...row, monolith: monolith[key], federated: federated[key] }));
  }

  const measured = { monolith: [] as Times[], federated: [] as Times[] };
  for (let round = 1; round <= runs; round += 1) {
    // Alternate which one goes first.
    const order = [sites.monolith, sites.federated];
    if (round % 2 === 0) order.reverse();
    for (const site of order) {
      const session = await signIn(sites.backend, 'client');
      measured[site.name].push(await measureTimes(browser, site, session));
    }
    console.log(`\nmedians after ${round} of ${runs} rounds, load ${loadavg()[0]?.toFixed(1)}`);
    for (const [key, row] of getEntries(times)) {
      const medianOf = (all: Times[]) => median(all.map((one) => one[key]));
      const medians = {
        monolith: medianOf(measured.monolith),
        federated: medianOf(measured.federated),
      };
      console.log(formatLine({ ...row, ...medians }));
    }
  }
} finally {
  await browser.close();
  await sites.stop();
}

function getEntries<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
