import { expect, it } from 'vitest';
import { parseRows } from '../../seed/rows.ts';
import { savedCreator } from '../../seed/schema.ts';

const row = { client: 'noah-bennett', creator: 'ada-stone', daysAgo: 3 };
const toLines = (...rows: object[]) => rows.map((each) => `${JSON.stringify(each)}\n`).join('');

it('reads one row a line', () => {
  expect(parseRows('saved.jsonl', toLines(row, row), savedCreator)).toEqual([row, row]);
});

it.each([
  ['a value of another kind', { ...row, daysAgo: '3' }],
  ['an unknown name', { ...row, days: 3 }],
])('says in which line is %s', (_, wrong) => {
  expect(() => parseRows('saved.jsonl', toLines(row, wrong), savedCreator)).toThrow(
    /^saved\.jsonl, line 2: /,
  );
});
