import { afterAll, expect, it } from 'vitest';
import { connect } from '../../src/index.ts';
import { openBackend } from '../support/open-backend.ts';

const backend = await openBackend();
const sql = connect(backend.databaseUrl, { max: 1 });
afterAll(() => sql.end());

const literals = [
  '{x}',
  '{x,y}',
  '{"x","y"}',
  '{"a b","c,d"}',
  String.raw`{"say \"hi\"","back\\slash"}`,
  '{"{x}"}',
  '{NULL}',
  '{{x},{y}}',
  '{Say "hi"}',
  '{"x}',
  '{x',
  '{x}}',
  '{x,}',
  '{,x}',
  '{a{b}',
  '{"a"b}',
  '{x} y',
  '{{x},y}',
  String.raw`{"x\"}`,
];

async function read(filter: string) {
  const response = await fetch(`${backend.url}/rest/v1/kinds?select=id&${filter}`, {
    headers: { apikey: backend.publishableKey },
  });
  const body = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, code: body.code, message: body.message };
}

async function queryPostgres(literal: string) {
  try {
    await sql`select ${literal}::text::text[]`;
    return { status: 200, code: undefined, message: undefined };
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return { status: 400, code, message };
  }
}

it.each(literals)('takes or refuses the list %s as PostgreSQL does', async (literal) => {
  const expected = await queryPostgres(literal);
  const operand = encodeURIComponent(literal);
  expect(await read(`words=ov.${operand}`)).toEqual(expected);
  expect(await read(`words=not.cs.${operand}`)).toEqual(expected);
  expect(await read(`word=eq(any).${operand}`)).toEqual(expected);
});

it.each(['{Say "hi"}', '{x,}'])('refuses the list %s within other conditions', async (literal) => {
  const { status, code } = await read(`or=(id.eq.1,words.ov.${encodeURIComponent(literal)})`);
  expect({ status, code }).toEqual({ status: 400, code: '22P02' });
});

it('takes objects where a column has JSON, and braces in a text', async () => {
  expect((await read(`data=cs.${encodeURIComponent('{"a":1}')}`)).status).toBe(200);
  expect((await read(`word=eq.${encodeURIComponent('{Say "hi"')}`)).status).toBe(200);
});
