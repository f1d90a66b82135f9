import { afterAll, expect, it } from 'vitest';
import { hasText } from '../src/has-text.ts';
import { cleanName } from '../src/users/profile/name.ts';
import { newcomer, sql } from './backend.ts';

afterAll(() => sql.end());

it('classifies every Unicode character like the database', async () => {
  const rows = await sql<{ code: number }[]>`
    select code from generate_series(1, x'10ffff'::integer) as code
    where code not between x'd800'::integer and x'dfff'::integer and not private.has_text(chr(code))`;
  const codes = Array.from({ length: 0x10ffff }, (_, index) => index + 1);
  const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const nothing = codes.filter(
    (code) => !isSurrogate(code) && !hasText(String.fromCodePoint(code)),
  );
  expect(rows.map(({ code }) => code)).toEqual(nothing);
});

it.each(['\u00ad', '\u115f', '\u180e', '\u200b', '\u202e', '\u2066', '\u2800', '\u3164', '\uffa0'])(
  'strips %j from names, in forms and in the database',
  async (hidden) => {
    const typed = `Ada${hidden}Stone`;
    expect(cleanName(typed)).toBe('AdaStone');

    const { id } = await newcomer(typed);
    const [row] = await sql<{ name: string }[]>`select name from public.users where id = ${id}`;
    expect(row?.name).toBe('AdaStone');
    for (const name of [typed, hidden]) {
      const update = sql`update public.users set name = ${name} where id = ${id}`;
      await expect(update).rejects.toMatchObject({ code: '23514' });
    }
  },
);

it.each(['\u3164', '\u200b', '\ufe0f'])('treats a name of %j alone as empty', async (hidden) => {
  expect(cleanName(hidden)).toBe('');

  const { id } = await newcomer(hidden);
  const [row] = await sql<{ name: string }[]>`select name from public.users where id = ${id}`;
  expect(row?.name).toBe('New member');
});
