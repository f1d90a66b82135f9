import { expect, it } from 'vitest';
import { hasText } from '../src/has-text.ts';
import { cleanName, hasPiledMarks } from '../src/users/profile/name.ts';
import { newcomer, sql } from './backend.ts';

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

/** All but what is unassigned, private or an ideograph, and with the blocks that names hide as a whole. */
const codes = Array.from({ length: 0x10ffff }, (_, index) => index + 1).filter(
  (code) =>
    (code >= 0xfff0 && code <= 0xfffb) ||
    (code >= 0xe0000 && code <= 0xe0fff) ||
    !/[\p{Cn}\p{Cs}\p{Co}\p{Ideographic}]/u.test(String.fromCodePoint(code)),
);

it.each([
  ['A', 'B'],
  ['A ', ' B'],
])(
  'cleans names with every character between %j and %j like the database',
  async (before, after) => {
    const rows = await sql<{ code: number; name: string }[]>`
    select code, private.clean_name(${before} || chr(code) || ${after}) as name
    from unnest(${codes}::integer[]) as code order by code`;
    const cleaned = codes.map((code) => ({
      code,
      name: cleanName(before + String.fromCodePoint(code) + after),
    }));
    expect(cleaned.filter(({ name }, index) => name !== rows[index]?.name)).toEqual([]);
  },
);

it('finds the same piles of marks in names as the database', async () => {
  const rows = await sql<{ code: number }[]>`
    select code from unnest(${codes}::integer[]) as code
    where private.clean_name('A' || repeat(chr(code), 9) || 'B') = 'A' || repeat(chr(code), 8) || 'B' order by code`;
  const piled = codes.filter((code) => {
    const name = `A${String.fromCodePoint(code).repeat(9)}B`;
    return cleanName(name) === name && hasPiledMarks(name);
  });
  expect(rows.map(({ code }) => code)).toEqual(piled);
});

it.each(['Zoe\u0308', 'Vie\u0302\u0323t', 'सुनीति क्षत्रिय', 'น้ำฝน', `A${'\u0301'.repeat(8)}da`])(
  'keeps the marks of the name %j, in forms and in the database',
  async (typed) => {
    expect([cleanName(typed), hasPiledMarks(typed)]).toEqual([typed, false]);
    const { id } = await newcomer(typed);
    const [row] = await sql<{ name: string }[]>`select name from public.users where id = ${id}`;
    expect(row?.name).toBe(typed);
  },
);

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
