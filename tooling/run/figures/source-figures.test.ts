import { describe, expect, it } from 'vitest';
import {
  countLines,
  countMatches,
  dashboardPath,
  depth,
  findTwins,
  isProduction,
  literalQueryKey,
  likeness,
  median,
  pick,
  rowType,
  typesOverride,
} from './source-figures.ts';

it.each([
  ['', 0],
  ['one\n', 1],
  ['one\n\n  \n\ttwo\n', 2],
])('counts the lines of %j', (text, count) => {
  expect(countLines(text)).toBe(count);
});

it.each([
  [[], 0],
  [[3], 3],
  [[9, 1, 100], 9],
  [[4, 3, 2, 1], 3],
])('the median of %j is %i', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it.each([
  ['apps/shell/src/router.tsx', 0],
  ['apps/shell/src/frame/footer/footer.tsx', 2],
  ['tooling/run/figures/import-graph.ts', 0],
])('the depth of %s is %i', (file, expected) => {
  expect(depth(file)).toBe(expected);
});

it.each([
  ['apps/shell/src/router.tsx', true],
  ['apps/shell/src/router.test.tsx', false],
  ['packages/ui/src/card/card.stories.tsx', false],
  ['packages/data/src/testing/fake.ts', false],
  ['supabase/tests/admin/story.ts', false],
  ['apps/shell/src/latest/contest.ts', true],
])('whether %s is production code: %s', (file, expected) => {
  expect(isProduction(file)).toBe(expected);
});

it('picks the files of a folder, not of one whose name begins alike', () => {
  const sources = new Map([
    ['apps/admin/src/a.ts', ''],
    ['apps/admin-tools/src/b.ts', ''],
  ]);
  expect([...pick(sources, 'apps/admin').keys()]).toEqual(['apps/admin/src/a.ts']);
});

describe('countMatches', () => {
  it.each([
    [dashboardPath, `go('/dashboard/client'); const home = "/dashboard";`, 1],
    [typesOverride, 'query.overrideTypes<Row>(); overrideTypes(query);', 1],
    [rowType, 'export type Row = {\n  id: string;\n  created_at: string;\n};', 1],
    [rowType, 'type Row = {\n  updated_at?: string;\n};\ntype Other = {\n  id: string;\n};', 1],
    [literalQueryKey, "invalidateQueries(queryClient, ['users']); ({ queryKey: ['news', id] })", 2],
    [literalQueryKey, "({ queryKey: ['code', name] }); ({ queryKey })", 0],
    [rowType, "type Row = Pick<Project, 'created_at'>;\nconst row = { created_at: 'now' };", 0],
  ])('%s', (pattern, text, count) => {
    const sources = new Map([
      ['one.ts', text],
      ['two.ts', text],
    ]);
    expect(countMatches(sources, pattern)).toBe(2 * count);
  });
});

describe('likeness', () => {
  it.each([
    ['the same text', 'const a = 1;\nconst b = 2;', 'const b = 2;\n  const a = 1;', 1],
    ['half of the longer one', 'const a = 1;', 'const a = 1;\nconst b = 2;', 0.5],
    ['lone brackets', '});\n}\nconst a = 1;', '});\n}\nconst b = 1;', 0],
    ['nothing', '', '', 0],
  ])('%s', (_name, first, second, expected) => {
    expect(likeness(first, second)).toBe(expected);
  });
});

describe('findTwins', () => {
  const text = 'const a = 1;\nconst b = 2;\nconst c = 3;';

  it.each([
    ['apps/two/src/list/row.ts', text, ['apps/one/src/row.ts ~ apps/two/src/list']],
    ['apps/two/src/other-row.ts', text, []],
    ['apps/two/src/row.ts', 'const a = 1;\nconst d = 2;\nconst e = 3;', []],
  ])('%s', (file, otherText, twins) => {
    const first = new Map([['apps/one/src/row.ts', text]]);
    expect(findTwins(first, new Map([[file, otherText]]))).toEqual(twins);
  });
});
