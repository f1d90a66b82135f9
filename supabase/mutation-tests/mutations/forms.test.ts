import { describe, expect, it } from 'vitest';
import { changed, made } from './examples.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import { projections } from './projections.ts';

describe('limits', () => {
  it.each([
    ['char_length(a) <= 20', '20', ['200', '21', '19']],
    ['least(coalesce(size, 24), 60)', '60', ['600', '61', '59']],
    ['select 1 order by f(a) limit 100', '100', ['1000', '101', '99']],
    ['select count(*) from (select 1 limit 100) m', '100', ['1000', '101', '99']],
    ['select f(b order by b) from (select a, b limit 100) m', '', []],
    ['select 1 limit 10001', '10001', ['10000']],
    ["execute 'select 1 order by 1 limit 20'", '20', ['200', '21', '19']],
    ['rating between 1 and 5', '1 and 5', ['2 and 5', '0 and 5', '1 and 50', '1 and 6', '1 and 4']],
    [
      "now() - interval '1 year'",
      "interval '1 year'",
      ["(interval '1 year' * 10)", "(interval '1 year' / 10)"],
    ],
    [
      "now() - '1 day'::interval",
      "'1 day'::interval",
      ["('1 day'::interval * 10)", "('1 day'::interval / 10)"],
    ],
    ['left(a, 500)', '500', ['5000']],
    ["strpos(a, '_') > 0", '0', ['1']],
    ['private.is_text(a, 150)', '150', ['1500', '151', '149']],
    ["raise_invalid('At most 20 characters')", '', []],
    ['hits[1]::timestamptz(3) order by 2', '', []],
    ['select 1, a union all select 2, b', '', []],
    [
      "at + interval '1 millisecond'",
      "interval '1 millisecond'",
      ["(interval '1 millisecond' / 10)"],
    ],
  ])('of %s', (text, from, to) => {
    if (text.startsWith('least')) {
      expect(made(limits, text)).toEqual(expect.arrayContaining(changed(text, from, ...to)));
    } else expect(made(limits, text)).toEqual(changed(text, from, ...to));
  });
});

it('limits include the numbers and times of a trigger', () => {
  const text = "execute function limit_rows('30', '1 hour', 'projects')";
  expect(made(limits, text, { part: 'trigger' })).toEqual([
    ...changed(text, "'30'", "'300'", "'31'", "'29'"),
    ...changed(text, '1 hour', '10 hour', '0.1 hour'),
  ]);
});

describe('patterns', () => {
  it('replace the equality of texts, with the input as the pattern', () => {
    const parameters = [{ name: 'wanted', type: 'text' }];
    expect(made(patterns, 'select 1 where a.email = lower(wanted);', { parameters })).toEqual([
      'select 1 where (a.email)::text ilike (lower(wanted))::text;',
    ]);
    expect(made(patterns, 'select 1 where wanted = a.email;', { parameters })).toEqual([
      'select 1 where (a.email)::text ilike (wanted)::text;',
    ]);
  });

  it.each([
    "select 1 where a.email = 'x';",
    'select 1 where a.user_id = b;',
    "select 1 where a.user_id = (b.params ->> 'user_id')::uuid;",
    "select 1 where ((a.params -> 'user_id'::text) = to_jsonb(b));",
    'email = b',
    'select 1 where a.email = tg_argv[0];',
    "  address text := '/people/' || new.id;\nselect 1 where a.email = address;",
    // Numbers, although another table has a text column with this name.
    'select 1 from public.reports r where r.version = asked;',
    'select 1 where a.email = any (array[b]);',
    // Neither a literal in a row nor an id resembles another.
    "select 1 where (b.user_id, b.email) = (c.user_id, 'x');",
    // Both are enumerated values.
    'select 1 from public.reports r join private.cases c on true where r.kind = c.kind;',
    '  found public.reports;\nselect 1 from private.cases c where c.kind = found.kind;',
  ])('do not apply to %s', (text) => expect(made(patterns, text)).toEqual([]));

  it('do not take a parameter for a column with its name', () => {
    const target = { name: 'public.find(uuid)', parameters: [{ name: 'email', type: 'uuid' }] };
    expect(made(patterns, 'select 1 where a.id = find.email;', target)).toEqual([]);
    expect(made(patterns, 'select 1 where a.id = other.email;', target)).toHaveLength(1);
  });

  it('replace the equality of rows with a text', () => {
    expect(made(patterns, 'select 1 where (a.id, a.email) = (b.id, b.email);')).toHaveLength(1);
  });

  it('replace the comparison of an enumerated value with any text', () => {
    const parameters = [{ name: 'kind', type: 'text' }];
    const text = 'select 1 from public.reports r where r.kind = wanted.kind;';
    expect(made(patterns, text, { parameters })).toEqual([
      'select 1 from public.reports r where (r.kind)::text ilike (wanted.kind)::text;',
    ]);
  });

  it.each([String.raw`a ~ '[^\u00ad\s]'`, "a ~ '[A-Za-z]'"])('ignore no case in %s', (text) => {
    expect(made(patterns, text).join()).not.toContain('~*');
  });

  it('lose their anchors, classes, dots and counts', () => {
    const pattern = String.raw`^[a-z]{3,29}\.x$`;
    expect(made(patterns, `a ~ '${pattern}'`)).toEqual([
      `a ~* '${pattern}'`,
      String.raw`a ~ '[a-z]{3,29}\.x$'`,
      String.raw`a ~ '^.{3,29}\.x$'`,
      String.raw`a ~ '^[a-z]{3,30}\.x$'`,
      String.raw`a ~ '^[a-z]{2,29}\.x$'`,
      String.raw`a ~ '^[a-z]{3,29}.x$'`,
      String.raw`a ~ '^[a-z]{3,29}\.x'`,
    ]);
    expect(made(patterns, "lower(a) ~ 'x$'")).toEqual(["lower(a) ~ 'x'"]);
    expect(made(patterns, 'starts_with(a, b)')).toEqual(['(strpos(a, b) > 0)']);
  });
});

describe('projections', () => {
  it.each([
    ["jsonb_build_object('id', u.id)", ["to_jsonb(u) || jsonb_build_object('id', u.id)"]],
    ["jsonb_build_object('at', now())", []],
    ["n.params @> jsonb_build_object('id', u.id)", []],
    ["jsonb_build_object('first', min(u.created_at))", []],
    ["to_jsonb(h) - 'digest'", ['to_jsonb(h)']],
    ["to_jsonb(r) - array['a', 'b']", ["to_jsonb(r) - array['b']", "to_jsonb(r) - array['a']"]],
    ["'x' || left(p.text, 500)", ["'x' || p.text"]],
    ["'select left(p.text, 500)'", ["'select p.text'"]],
  ])('of %s', (text, expected) => expect(made(projections, text)).toEqual(expected));

  it('do not take the parameters of the function for a row', () => {
    const given = "jsonb_build_object('reason', hide.reason";
    const target = { name: 'private.hide(uuid,text)' };
    expect(made(projections, `${given})`, target)).toEqual([]);
    expect(made(projections, `${given}, 'id', u.id)`, target)).toEqual([
      `to_jsonb(u) || ${given}, 'id', u.id)`,
    ]);
  });
});
