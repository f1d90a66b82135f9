import { expect, it } from 'vitest';
import { toQueryArguments } from './query-arguments.ts';

it.each([
  [{}, ''],
  [{ q: 'maps & more', page_size: 24 }, 'page_size=24&q=maps+%26+more'],
  [{ q: '', is_own: false }, 'is_own=false&q='],
  [{ q: undefined, cursor: 'a_b' }, 'cursor=a_b'],
])('writes %j', (args, expected) => {
  expect(String(new URLSearchParams(toQueryArguments(args)))).toBe(expected);
});

it.each([
  [['React', 'Node.js'], '{"React","Node.js"}'],
  [['Paris, France'], '{"Paris, France"}'],
  [['a "quoted" {word}', 'back\\slash', ''], '{"a \\"quoted\\" {word}","back\\\\slash",""}'],
  [['null'], '{"null"}'],
])('writes the array %j', (items, expected) => {
  expect(toQueryArguments({ items })).toEqual({ items: expected });
});

it.each([
  ['null', { cursor: null }],
  ['an object', { filter: { a: 1 } }],
  ['an empty array', { ids: [] }],
  ['an array with other items than text', { ids: [['a']] }],
  ['more than a URL may contain', { q: 'x'.repeat(6001) }],
])('does not write %s', (_name, args) => {
  expect(toQueryArguments(args)).toBeUndefined();
});
