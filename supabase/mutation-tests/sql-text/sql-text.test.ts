import { describe, expect, it } from 'vitest';
import { withoutBranchParts, withoutParts, withoutWhereParts } from './conditions.ts';
import { withoutGuards } from './guards.ts';
import { withoutLocks } from './locks.ts';

const texts = (changes: { text: string }[]) => changes.map(({ text }) => text);

describe('a condition', () => {
  it.each([
    ['(a = 1)', ['(true)']],
    ['((a) AND (b = 2))', ['(true AND (b = 2))', '((a) AND true)']],
    ['a or b', ['true', 'false or b', 'a or false']],
    [
      '(a and (b or c))',
      ['(true and (b or c))', '(a and true)', '(a and (false or c))', '(a and (b or false))'],
    ],
    ['a between 1 and 2 and b', ['true and b', 'a between 1 and 2 and true']],
    ["a = ' and ' -- and c", ['true -- and c']],
    ['case when a and b then c end and d', ['true and d', 'case when a and b then c end and true']],
  ])('%s is mutated without each of its parts', (text, expected) => {
    expect(texts(withoutParts(text))).toEqual(expected);
  });

  it('of a rejection never holds without its only part', () => {
    expect(texts(withoutParts('a and b', undefined, 'false'))).toEqual([
      'false',
      'true and b',
      'a and true',
    ]);
  });
});

describe('a where clause', () => {
  it('ends before the next clause or the parenthesis', () => {
    const text = 'exists (select from t where a and b) and x in (select 1 where c order by d)';
    expect(texts(withoutWhereParts(text))).toEqual([
      text.replace('a and b', 'true and b'),
      text.replace('a and b', 'a and true'),
      text.replace('where c', 'where true'),
    ]);
  });
});

it('the branches of a case lose the parts of their conditions, but no values', () => {
  const text =
    "case when a and b then 'x' when c then case d when 0 then 'y' when e then 'z' end end";
  expect(texts(withoutBranchParts(text))).toEqual([
    text.replace('a and b', 'false'),
    text.replace('a and b', 'true and b'),
    text.replace('a and b', 'a and true'),
    text.replace('when c', 'when false'),
  ]);
});

describe('a guard', () => {
  it('is every rejection under an if', () => {
    const body = "begin if a or b then raise exception 'No'; end if; return 1; end";
    expect(texts(withoutGuards(body))).toEqual([
      body.replace('a or b', 'false or b'),
      body.replace('a or b', 'a or false'),
    ]);
  });

  it('is the handler of an exception that rejects', () => {
    const body =
      "begin if a then null; end if; b; exception when c then perform private.raise_invalid('No'); end";
    expect(texts(withoutGuards(body))).toEqual([
      body.replace("perform private.raise_invalid('No')", 'null'),
    ]);
  });

  it('is every marked statement or line', () => {
    const body =
      'begin\n  -- guard: log\n  perform log();\n  select 1\n  where a\n    and b -- guard: own\n  ;\nend';
    expect(texts(withoutGuards(body))).toEqual([
      body.replace('\n  perform log();', ''),
      body.replace('    and b -- guard: own', ''),
    ]);
  });

  it.each(['a', "b(case c when d then e else 'then' end)"])(
    'is a marked if %s, whatever it does',
    (condition) => {
      const body = `begin\n-- guard: known\nif ${condition} then return null; end if;\nend`;
      expect(texts(withoutGuards(body))).toEqual([body.replace(`if ${condition}`, 'if false')]);
    },
  );
});

describe('a lock', () => {
  it.each([
    ['select from a where b for update;', ['select from a where b ;']],
    ['select from a FOR NO KEY UPDATE nowait;', ['select from a ;']],
    [
      'for x in select from a, b for key share of a skip locked for share of a, b loop',
      [
        'for x in select from a, b  for share of a, b loop',
        'for x in select from a, b for key share of a skip locked  loop',
      ],
    ],
    ['array(select a from b limit 1 for update skip locked)', ['array(select a from b limit 1 )']],
    ['perform pg_advisory_xact_lock(hashtext(a[0]));', ['perform null;']],
    ['perform private.lock_people(b.c, b.d) from b;', ['perform null from b;']],
    ["perform a('for update'); -- for share", []],
    ['insert into a values (1) on conflict do update set b = 1', []],
  ])('of %s is removed', (body, expected) => {
    expect(texts(withoutLocks(body))).toEqual(expected);
  });
});
