import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@showcase/local-supabase';
import type { Sql } from '@showcase/local-supabase';
import type { Checkout } from '../../../tooling/run/against/checkouts.ts';
import type { Figure } from '../../../tooling/run/against/comparison.ts';
import { printRounds } from '../../../tooling/run/against/rounds.ts';
import { startBackendProcess } from '../backend-process.ts';
import { average, judge, readJudgedQueries } from './judge.ts';
import type { JudgedQuery, Judgment } from './judge.ts';

const GOAL = 0.9;

/**
 * Runs the judged queries on the seed of each checkout, with the search by substring alone and with the whole search; true if this
 * checkout, the last one, meets the goal.
 */
export async function benchSearch(checkouts: Checkout[]): Promise<boolean> {
  let last: Judged | undefined;
  await printRounds(checkouts, 1, async ({ root }) => {
    const judged = await judgeSeed(root);
    last = judged;
    return listFigures(judged);
  });
  const { after = [], readers = [] } = last ?? {};
  for (const { missed, query } of [...after, ...readers])
    if (missed.length > 0) console.log(`  ${query.q}: not found ${missed.join(', ')}`);
  return average(after).recall >= GOAL;
}

async function judgeSeed(root: string) {
  const queries = await readQueries('queries.tsv');
  const readers = await readQueries('reader-queries.tsv');
  const dataDir = await mkdtemp(join(tmpdir(), 'showcase-judged-'));
  const backend = await startBackendProcess({ root, dataDir });
  const sql = connect(backend.databaseUrl, { max: 1 });
  try {
    return {
      before: await Promise.all(queries.map((query) => judgeWith(sql, query, findText))),
      after: await Promise.all(queries.map((query) => judgeWith(sql, query, search))),
      readers: await Promise.all(readers.map((query) => judgeWith(sql, query, findShown))),
    };
  } finally {
    await sql.end({ timeout: 1 });
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readQueries(file: string) {
  return readJudgedQueries(
    await readFile(join(import.meta.dirname, '../../tests/search', file), 'utf8'),
  );
}

type Judged = Awaited<ReturnType<typeof judgeSeed>>;

function listFigures(judged: Judged): Figure[] {
  return [...listAuthored(judged), ...listReaders(judged)];
}

/** The results that a reader sees without a tap. */
function listReaders({ readers }: Judged): Figure[] {
  return ['project', 'creator', 'service'].map((on) => {
    const { queries, recall } = average(readers.filter(({ query }) => query.on === on));
    return { label: `a reader's ${on}s (${queries}): recall at 10`, unit: '', value: recall };
  });
}

function listAuthored({ before, after }: Judged): Figure[] {
  const groups = new Set(after.flatMap(({ query: { kind, on } }) => [kind, `for a ${on}`]));
  return ['', ...groups].toSorted().flatMap((group) => {
    const isIn = ({ query: { kind, on } }: Judgment) =>
      !group || group === kind || group === `for a ${on}`;
    const [was, is] = [average(before.filter(isIn)), average(after.filter(isIn))];
    const name = `${group || 'all judged queries'} (${is.queries})`;
    return [
      { label: `${name}: recall at 10, text`, unit: '', value: was.recall },
      { label: `${name}: recall at 10`, unit: '', value: is.recall },
      { label: `${name}: precision at 5, text`, unit: '', value: was.precision },
      { label: `${name}: precision at 5`, unit: '', value: is.precision },
    ] satisfies Figure[];
  });
}

type Find = (sql: Sql, query: JudgedQuery) => Promise<string[]>;

async function judgeWith(sql: Sql, query: JudgedQuery, find: Find) {
  return judge(query, await find(sql, query));
}

/** The titles or names of the first ten results. If there are few, the first correction is followed, as with one tap. */
const search: Find = async (sql, { on, q }) => {
  const found = await searchOnce(sql, on, q);
  if (found.length > 0) return found;
  const [row] = await sql<{ words: string[] }[]>`
    select public.suggest_search(${on}, ${q}) as words`;
  const [corrected] = row?.words ?? [];
  return corrected === undefined ? found : searchOnce(sql, on, corrected);
};

/** The results that a page shows without a tap. */
const findShown: Find = (sql, { on, q }) => searchOnce(sql, on, q);

async function searchOnce(sql: Sql, on: JudgedQuery['on'], q: string): Promise<string[]> {
  const [row] = await sql<{ page: { items: { title?: string; name?: string }[] } }[]>`
    select public.${sql(`search_${on}s`)}(q => ${q}, page_size => 10) as page`;
  return (row?.page.items ?? []).map(({ title, name }) => title ?? name ?? '');
}

/** The search as it was first: what contains the text. */
const findText: Find = async (sql, { on, q }) => {
  const rows = await sql<{ name: string }[]>`${texts(sql, q)[on]} limit 10`;
  return rows.map(({ name }) => name);
};

const texts = (sql: Sql, q: string) => ({
  project: sql`
    select p.title as name from private.public_projects p
    where private.project_text(p.title, p.description, p.tags) like private.like_pattern(${q})
    order by p.listed_at desc, p.id desc`,
  creator: sql`
    select c.name from private.public_creators c
    where private.creator_text(c.name, c.bio, c.skills, c.location) like private.like_pattern(${q})
    order by lower(c.name), c.id`,
  service: sql`
    select s.title as name from private.public_services s
    where private.service_text(s.title, s.description, s.metadata) like private.like_pattern(${q})
    order by s.created_at desc, s.id desc`,
});
