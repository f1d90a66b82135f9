import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { connect } from '../../src/index.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
const pageSize = 1000;
const rowCount = rounds(1, 10) * pageSize;

/** The numbers that a browser reads where PostgreSQL writes the JSON itself, as PostgREST lets it. */
async function readJson(query: ReturnType<typeof sql>): Promise<unknown> {
  const [row] = await sql<{ json: string }[]>`
    select coalesce(json_agg(q), '[]')::text as json from (${query}) as q`;
  return JSON.parse(row?.json ?? '');
}

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    headers: { apikey: backend.publishableKey },
  });
  return response.json();
}

beforeAll(async () => {
  // Of every length and sign, with and without zeros at the end, and what is no number at all.
  await sql`
    insert into public.measures
    select n,
      case n % 50 when 0 then 'NaN' when 1 then 'Infinity' when 2 then '-Infinity'
        else round(((random() - 0.5) * power(10::numeric, (random() * 40 - 20)::integer))::numeric, (random() * 25)::integer)
      end,
      round((random() * power(10, (random() * 9)::integer))::numeric, (random() * 2)::integer),
      ((random() - 0.5) * power(10::numeric, (random() * 18)::integer))::bigint,
      case n % 40 when 0 then 'NaN' when 1 then 'Infinity' when 2 then '-Infinity'
        else (random() - 0.5) * power(10::float8, (random() * 600 - 300)::integer) end,
      case n % 40 when 3 then 'NaN' else ((random() - 0.5) * power(10::float8, (random() * 60 - 30)::integer))::real end,
      array[round(random()::numeric, (random() * 5)::integer), null, 100.0, 'NaN'],
      array[((random() - 0.5) * 1e18)::bigint, null],
      array[random(), null, 'Infinity']
    from generate_series(1, ${rowCount}) as n`;
});

afterAll(() => sql.end());

it('numbers of every type and size are what PostgreSQL writes as JSON', async () => {
  for (let first = 1; first <= rowCount; first += pageSize) {
    const last = first + pageSize - 1;
    const range = `id=gte.${first}&id=lte.${last}&order=id`;
    expect(await read(`measures?${range}`)).toEqual(
      await readJson(
        sql`select * from public.measures where id between ${first} and ${last} order by id`,
      ),
    );
    expect(await read(`rpc/measures_between?first=${first}&last=${last}`)).toEqual(
      await readJson(sql`select * from public.measures_between(${first}, ${last})`),
    );
  }
});

it('a function that returns one number or a list of numbers responds with the same', async () => {
  for (let id = 1; id <= 60; id++) {
    const row = {
      exact: await read(`rpc/exact_of?id=${id}`),
      prices: await read(`rpc/prices_of?id=${id}`),
    };
    expect([row]).toEqual(
      await readJson(sql`select exact, prices from public.measures where id = ${id}`),
    );
  }
});
