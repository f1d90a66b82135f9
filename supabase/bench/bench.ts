import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { againstOptions, openCheckouts } from '../../tooling/run/against/checkouts.ts';
import { header } from '../../tooling/run/against/comparison.ts';
import { printRounds } from '../../tooling/run/against/rounds.ts';
import { openFilledDatabase, type FilledDatabase } from './filled-database.ts';
import { benchLiveUpdates } from './live/bench-live-updates.ts';
import { measure } from './measure.ts';
import type { Query } from './queries.ts';
import { formatLine, printGoals } from './report.ts';
import { printSearchGoals, type Compared } from './search/goals.ts';
import { benchSearch } from './search/bench-search.ts';
import { measureWriteCost } from './search/write-cost.ts';
import type { Line } from './report.ts';

const { values } = parseArgs({
  options: {
    ...againstOptions,
    sizes: { type: 'string', default: '1000,10000,1000000' },
    online: { type: 'string', default: '10,100,1000,4000' },
    only: { type: 'string', default: '' },
    indexed: { type: 'boolean', default: false },
  },
});
const ROLES = { anon: 'anon', owner: 'authenticated', job: 'service_role' } as const;
const sizes = values.sizes.split(',').filter(Boolean).map(Number);
const isBetween = (size: number) => size > Math.min(...sizes) && size < Math.max(...sizes);
const wanted = new RegExp(values.only);
const rounds = Number(values.runs);
const lines: Line[] = [];
const compared: Compared[] = [];

const checkouts = await openCheckouts(values.against);
console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(header(checkouts.map(({ name }) => name)));
const counts = values.online.split(',').map(Number);
const isFlat = !wanted.test('live updates') || (await benchLiveUpdates(checkouts, counts, rounds));
const isFound = !wanted.test('judged queries') || (await benchSearch(checkouts));
for (const size of sizes) await bench(size);
if (values.against !== undefined) printSearchGoals(compared, Math.max(...sizes));
else process.exitCode = printGoals(lines, sizes) && isFlat && isFound ? 0 : 1;

async function bench(size: number) {
  const databases: FilledDatabase[] = [];
  try {
    for (const { root } of checkouts) databases.push(await openFilledDatabase(root, size));
    if (wanted.test('writes'))
      await printRounds(databases, rounds, ({ sql }) => measureWriteCost(sql));
    const [database] = databases;
    for (const query of database?.queries ?? []) {
      if (!wanted.test(query.name) || (isBetween(size) && !query.listsCreators)) continue;
      for (const caller of query.callers) {
        if (databases.length > 1) await compare(databases, query.name, caller, size);
        else if (database) await measureWithGoal(database, query, { size, caller });
      }
    }
  } finally {
    for (const database of databases) await database.stop();
  }
}

async function measureWithGoal(
  { sql, owner, indexes }: FilledDatabase,
  query: Query,
  { size, caller }: { size: number; caller: Query['callers'][number] },
) {
  const from = { role: ROLES[caller], id: owner };
  const indexed = await measure(sql, query, from);
  const unindexed = values.indexed ? undefined : await measure(sql, query, from, indexes);
  const { name, growth, listsCreators } = query;
  const found = { size, name, caller, growth, listsCreators, indexed, unindexed };
  lines.push(found);
  console.log(formatLine(found));
}

/** Both with their indexes; what only one of them has is left out. */
function compare(
  databases: FilledDatabase[],
  name: string,
  caller: Query['callers'][number],
  size: number,
) {
  return printRounds(databases, rounds, async (database) => {
    const { sql, owner, queries } = database;
    const query = queries.find((one) => one.name === name);
    if (!query) return [];
    const { p50, p95, times } = await measure(sql, query, { role: ROLES[caller], id: owner });
    compared.push({ name, size, side: databases.indexOf(database), times });
    return [
      { label: `${name}, ${caller}: p50`, unit: 'ms', value: p50 },
      { label: `${name}, ${caller}: p95`, unit: 'ms', value: p95 },
    ];
  });
}
