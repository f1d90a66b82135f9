import { describe, expect, it } from 'vitest';
import { made } from './examples.ts';
import { reach } from './reach.ts';
import { trust } from './trust.ts';
import { values } from './values.ts';

describe('values', () => {
  it.each([
    ["a > coalesce(b, '-infinity')", ["a > ('-infinity')", 'a > (b)']],
    ['coalesce(a, b, c)', ['coalesce(b, c)', 'coalesce(a, c)', 'coalesce(a, b)']],
    ['count(*) filter (where a)', ['least(count(*) filter (where a), 1)']],
    ['sum(a)', ['max(a)']],
    ['set a = true where b is not true', ['set a = false where b is not true']],
    ["case when a = 'b' then 'c' end", ["case when a = 'b' then 'other' end"]],
    ["format('select %s', case when a then 'true' else b end)", []],
    ["private.raise_invalid('no')", []],
  ])('of %s', (text, expected) => expect(made(values, text)).toEqual(expected));

  it('are the current ones behind a foreign key of the row', () => {
    expect(made(values, 'values (new.price)', { tables: ['public.requests'] })).toEqual([
      'values (coalesce((select l.price from public.services l where l.id = new.service_id), new.price))',
    ]);
  });

  it('do not change where they are only compared', () => {
    for (const text of ['new.price is null', '(new.price, new.id) is distinct from (1, 2)'])
      expect(made(values, text, { tables: ['public.requests'] })).toEqual([]);
  });

  it('include other defaults', () => {
    expect(made(values, "'open'::text", { part: 'default' })).toEqual(["'other'::text"]);
    expect(made(values, 'gen_random_uuid()', { part: 'default' })).toEqual([]);
    expect(made(values, 'f(a boolean DEFAULT true)', { part: 'signature' })).toEqual([
      'f(a boolean DEFAULT false)',
    ]);
  });
});

describe('trust', () => {
  const written = /request\.jwt\.claims.*'user_metadata'/;

  it('is moved to the metadata, for the id and for the result', () => {
    const [id, answer] = made(trust, ' RETURN (EXISTS (select from admins where id = auth.uid()))');
    expect(id).toMatch(written);
    expect(answer).toMatch(written);
    expect(answer).toContain("'is_admin'");
  });

  it('is moved around a check that runs once per statement', () => {
    const [id] = made(trust, 'a = ( SELECT auth.uid() AS uid)', { part: 'rule' });
    expect(id).toMatch(/^a = coalesce\(.*, \( SELECT auth\.uid\(\) AS uid\)\)$/);
  });

  it.each([
    'if auth.uid() is null then',
    '(select auth.uid()) is not null',
    '(( SELECT auth.uid() AS uid) IS NULL)',
  ])('does not change the check whether a user is signed in: %s', (text) => {
    expect(made(trust, text)).toEqual([]);
  });

  it('is moved to a parameter, and to the part of the token that users write', () => {
    const parameters = [{ name: 'me', type: 'uuid' }];
    expect(made(trust, 'auth.uid()', { parameters })).toContain('coalesce(me, auth.uid())');
    expect(made(trust, "-> 'app_metadata'")).toEqual(["-> 'user_metadata'"]);
  });

  it('is moved to the sign-up metadata, for each column that is not set from it', () => {
    const text = "insert into public.users (email) values (new.raw_user_meta_data ->> 'email')";
    expect(made(trust, text)).toContain(
      "insert into public.users (email, is_dev) values (new.raw_user_meta_data ->> 'email', coalesce((new.raw_user_meta_data ->> 'is_dev')::boolean, false))",
    );
  });
});

describe('reach', () => {
  it('overwrites the existing row', () => {
    expect(made(reach, 'insert into t (id, a) values (1, 2) on conflict (id) do nothing;')).toEqual(
      ['insert into t (id, a) values (1, 2) on conflict (id) do update set a = excluded.a;'],
    );
  });

  it('does not change a row that only has a key', () => {
    const text =
      'insert into t (id, a) values (1, 2) on conflict on constraint one_per_pair do nothing;';
    expect(made(reach, text)).toEqual([]);
  });

  it('extends to other tables with the same columns', () => {
    const text = 'update public.users set email = new.email where user_id = new.id;';
    expect(made(reach, text)).toEqual([
      `${text}\n${text.slice(0, -1).replace('users', 'contacts')};`,
    ]);
  });
});
