import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { average, judge, readJudgedQueries } from '../../bench/search/judge.ts';
import { clientRows, creatorRows } from '../../seed/write/people.ts';
import { inWorld, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { call } from './queries.ts';

it.each(['queries.tsv', 'reader-queries.tsv'])(
  '%s expects rows of the seed, each once',
  async (file) => {
    const text = await readFile(join(import.meta.dirname, file), 'utf8');
    const queries = readJudgedQueries(text);
    expect(queries.length).toBeGreaterThanOrEqual(200);
    const rows = await sql<{ on: string; name: string }[]>`
    select 'project' as on, title as name from private.public_projects
    union all select 'creator', name from private.public_creators
    union all select 'service', title from private.public_services`;
    const known = new Set(rows.map((row) => `${row.on} ${row.name}`));
    const expected = queries.flatMap(({ on, expected: names }) =>
      names.map((name) => `${on} ${name}`),
    );
    expect(expected.filter((name) => !known.has(name))).toEqual([]);
    const keys = queries.map(({ on, q }) => `${on} ${q}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  },
);

/** Removes what other tests committed: it would be found as well, and its words would count as known. */
async function leaveSeedAlone({ sql: transaction }: World) {
  const people = [...creatorRows, ...clientRows].map(({ id }) => id);
  await transaction`delete from auth.users where id <> all (${people})`;
  await transaction`delete from private.search_words`;
  await transaction`update public.projects set title = title`;
  await transaction`update public.users set name = name`;
  await transaction`update public.services set title = title`;
}

type Shown = { items: { title?: string; name?: string }[]; words: string[] };

it('finds what a reader of the pages expects, without a tap', { timeout: 300_000 }, () =>
  inWorld(async (world) => {
    await leaveSeedAlone(world);
    const text = await readFile(join(import.meta.dirname, 'reader-queries.tsv'), 'utf8');
    const judgments = [];
    const empty = [];
    for (const query of readJudgedQueries(text)) {
      const { items } = await call<Shown>(world.sql, `search_${query.on}s`, { q: query.q });
      if (items.length === 0) empty.push(query);
      const names = items.map(({ title, name }) => title ?? name ?? '');
      judgments.push(judge(query, names));
    }
    for (const on of ['project', 'creator', 'service']) {
      const { recall } = average(judgments.filter(({ query }) => query.on === on));
      expect(recall, `recall at 10 of ${on}s`).toBeGreaterThanOrEqual(0.9);
    }
    // No row has any of their words, in any spelling.
    expect(empty.length).toBeLessThanOrEqual(3);
  }),
);
