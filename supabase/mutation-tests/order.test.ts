import { expect, it } from 'vitest';
import { getKeywords } from './controls/function-text.ts';
import { createOrder } from './order.ts';

const tests = [
  { file: '/tests/races/a.test.ts', text: 'views' },
  { file: '/tests/b.test.ts', text: 'nothing' },
  { file: '/tests/views/c.test.ts', text: 'nothing of that' },
  { file: '/tests/d.test.ts', text: 'views, views' },
];

it.each([
  [[], undefined, ['d', 'b', 'views/c', 'races/a']],
  [[], /views\//, ['views/c', 'd', 'b', 'races/a']],
  [['/tests/b.test.ts', undefined], /views\//, ['b', 'views/c', 'd', 'races/a']],
])('after %j, with %s first, the order is %j', (last, first, expected) => {
  expect(createOrder(tests)(['views'], last, first)).toEqual(
    expected.map((name) => `/tests/${name}.test.ts`),
  );
});

it('finds the tests of a function by its name, its callers, their tables, and what it names itself', () => {
  const add = {
    name: 'add_word',
    definition: 'create function private.add_word() insert into private.words',
    tables: [],
  };
  const index = {
    name: 'index_item',
    definition: 'create function private.index_item() select private.add_word()',
    tables: ['items'],
  };
  expect(getKeywords(add, [add, index])).toEqual(['add_word', 'index_item', 'items', 'words']);
});
