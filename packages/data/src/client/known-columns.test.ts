import { expect, it, vi } from 'vitest';
import { readKnownColumns } from './known-columns.ts';

const TABLE = 'http://backend.test/rest/v1/projects';
const urlOf = (select: string) => `${TABLE}?select=${encodeURIComponent(select)}&id=eq.1`;
const unknown = (column: string) =>
  Response.json({ code: '42703', message: `column ${column} does not exist` }, { status: 400 });

/** The select of each read, of a database that lacks these columns. */
async function read(select: string, ...columns: string[]) {
  const failures = columns.map(unknown);
  const fetchRows = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(failures.shift() ?? Response.json([])),
  );
  const { status } = await readKnownColumns(urlOf(select), fetchRows);
  const reads = fetchRows.mock.calls.map(([url]) => new URL(url).searchParams.get('select'));
  return { status, reads };
}

it.each([
  ['id,sale_kind,sold_at', 'id,sold_at'],
  ['id,sold_at,sale_kind', 'id,sold_at'],
  ['sale_kind,id,owner:users(sale_kind,name)', 'id,owner:users(name)'],
  ['id,owner:users(name,sale_kind)', 'id,owner:users(name)'],
])('reads %s of a database without sale_kind as %s', async (select, without) => {
  expect(await read(select, 'projects_1.sale_kind')).toEqual({
    status: 200,
    reads: [select, without],
  });
});

it('reads without several columns', async () => {
  const { status, reads } = await read('id,sale_kind,sold_at', 'p.sale_kind', 'p.sold_at');
  expect([status, reads.at(-1)]).toEqual([200, 'id']);
});

it.each(['p.kind', 'p.price'])(
  'fails if %s is unknown that only a filter names',
  async (column) => {
    expect(await read('id,sale_kind', column)).toEqual({ status: 400, reads: ['id,sale_kind'] });
  },
);
