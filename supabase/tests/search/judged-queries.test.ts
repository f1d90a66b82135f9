import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJudgedQueries } from '../../bench/search/judge.ts';
import { sql } from '../support/world.ts';

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
