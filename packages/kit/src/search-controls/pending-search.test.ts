import { expect, it } from 'vitest';
import { addSearch, isBehind, NOTHING_PENDING, type PendingSearch } from './pending-search.ts';

const write = (before: PendingSearch<string>, written: string, queryString: string) =>
  addSearch(before, { search: written, written }, queryString);

const checkedOne = write(NOTHING_PENDING, 'types=Web', '');
const checkedTwo = write(checkedOne, 'types=Web&technologies=React', '');
const takenBack = write(checkedOne, '', '');

it.each<[string, PendingSearch<string>, string, boolean]>([
  ['nothing was written', NOTHING_PENDING, '', false],
  ['the change is not rendered yet', checkedOne, '', true],
  ['the change is rendered', checkedOne, 'types=Web', false],
  ['only the first of two changes is rendered', checkedTwo, 'types=Web', true],
  ['both changes are rendered', checkedTwo, 'types=Web&technologies=React', false],
  ['a link leads elsewhere', checkedTwo, 'q=map', false],
  ['a change is taken back before it is rendered', takenBack, '', false],
  ['a change that was taken back is rendered after all', takenBack, 'types=Web', true],
])('if %s', (_, pending, queryString, expected) => {
  expect(isBehind(pending, queryString)).toBe(expected);
});

it('continues with the last search when another one is written', () => {
  expect(checkedTwo).toEqual({
    search: 'types=Web&technologies=React',
    earlier: ['', 'types=Web'],
    written: 'types=Web&technologies=React',
  });
});
