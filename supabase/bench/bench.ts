import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connect, startDatabase, startLocalSupabase } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import { generate, plainIndexes } from './generate.ts';
import { benchLiveUpdates } from './live/bench-live-updates.ts';
import { measure } from './measure.ts';
import { benchSearch } from './search/bench-search.ts';
import { printWriteCost } from './search/write-cost.ts';
import { getHundredthCursor, findPeople, queries } from './queries.ts';
import { formatLine, printGoals } from './report.ts';
import { listRequestQueries } from './request-queries.ts';
import { listSavedQueries } from './saved-queries.ts';
import { listServiceQueries } from './service-queries.ts';
import type { Line } from './report.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,1000000' },
    online: { type: 'string', default: '10,100,1000,4000' },
    only: { type: 'string', default: '' },
    indexed: { type: 'boolean', default: false },
  },
});
const ROLES = { anon: 'anon', owner: 'authenticated', job: 'service_role' } as const;
const root = resolve(import.meta.dirname, '..', '..');
const sizes = values.sizes.split(',').filter(Boolean).map(Number);
const isBetween = (size: number) => size > Math.min(...sizes) && size < Math.max(...sizes);
const lines: Line[] = [];

console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]?.toFixed(1)}`,
);
const isFlat =
  !new RegExp(values.only).test('live updates') ||
  (await benchLiveUpdates(root, values.online.split(',').map(Number)));
const isFound = !new RegExp(values.only).test('judged queries') || (await benchSearch(root));
for (const size of sizes) await bench(size);
process.exitCode = printGoals(lines, sizes) && isFlat && isFound ? 0 : 1;

async function bench(size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-bench-'));
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < 2 ** 30 + size * 8_000)
    throw new Error(`${dataDir} has too little free space.`);
  try {
    const backend = await startLocalSupabase({ root, dataDir, port: 0, seed: false });
    await backend.stop();
    const server = await startDatabase({ dataDir });
    const sql = connect(server.url, { max: 2 });
    try {
      await sql`alter system set shared_buffers = '128MB'`;
      await sql`alter system set max_wal_size = '8GB'`;
      await sql`select pg_reload_conf()`;
      const seconds = await generate(sql, size);
      const [disk] = await sql`select pg_size_pretty(pg_database_size(current_database())) as size`;
      console.log(`\n${size} projects in ${seconds.toFixed(0)} s, ${disk?.size}`);
      if (new RegExp(values.only).test('writes')) await printWriteCost(sql);
      await measureAll(sql, size);
    } finally {
      await sql.end({ timeout: 1 });
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(sql: Sql, size: number) {
  const people = await findPeople(sql);
  const indexes = (await plainIndexes(sql)).map(({ name }) => name);
  const wanted = new RegExp(values.only);
  const listed = [
    ...queries(people, await getHundredthCursor(sql)),
    ...(await listServiceQueries(sql)),
    ...(await listRequestQueries(sql, people.owner)),
    ...listSavedQueries(people.creators),
  ];
  for (const query of listed) {
    if (!wanted.test(query.name) || (isBetween(size) && !query.listsCreators)) continue;
    for (const caller of query.callers) {
      const role = ROLES[caller];
      const indexed = await measure(sql, query, { role, id: people.owner });
      const unindexed = values.indexed
        ? undefined
        : await measure(sql, query, { role, id: people.owner }, indexes);
      const found = {
        size,
        name: query.name,
        caller,
        growth: query.growth,
        listsCreators: query.listsCreators,
        indexed,
        unindexed,
      };
      lines.push(found);
      console.log(formatLine(found));
    }
  }
}
