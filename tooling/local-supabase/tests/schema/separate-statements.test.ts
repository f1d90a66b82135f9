import { describe, expect, it } from 'vitest';
import { separateStatements } from '../../src/schema/separate-statements.ts';

const drop = 'drop index concurrently if exists public.notes_at';
const create = `create index concurrently notes_at on public.notes (at) where text <> 'a;b'`;

describe('a migration that runs outside of a transaction', () => {
  it('drops and creates indexes concurrently, each in a statement of its own', () => {
    const text = `-- Why; really\nset lock_timeout = '500ms';\n${drop};\n/* ; */ ${create};\n`;

    expect(separateStatements(text)).toEqual({
      statements: ["set lock_timeout = '500ms'", drop, create],
      cleanup: [drop],
    });
  });

  it.each([
    'create index notes_at on public.notes (at);',
    'refresh materialized view concurrently public.totals;',
    `-- ${drop}\nselect 1;`,
    `create function f() returns void language sql as $$ ${drop}; $$;`,
  ])('is not %s', (text) => {
    expect(separateStatements(text)).toBeUndefined();
  });

  it('contains nothing else', () => {
    expect(() => separateStatements(`${drop}; ${create}; create table public.others ();`)).toThrow(
      "it works on an index concurrently, so it can't contain another statement (create table public.others ())",
    );
  });

  it('drops an index before it creates it, because the one that is there may be invalid', () => {
    expect(() => separateStatements(`${create}; ${drop};`)).toThrow(
      'it needs drop index concurrently if exists before it creates notes_at',
    );
  });
});
