import { expect, it } from 'vitest';
import type { Page, SearchGroups } from '../page.ts';
import { joinPages } from './search-sections.ts';

const NO_GROUPS = {
  allWordsAt: null,
  correctedAt: null,
  corrected: null,
  nearestAt: null,
  words: [],
};

function page(ids: string[], groups: Partial<SearchGroups> = {}): Page<{ id: string }> {
  const items = ids.map((id) => ({ id }));
  return { items, next: null, groups: { ...NO_GROUPS, ...groups } };
}

it('begins a group on the first page that has it', () => {
  const pages = [
    page(['a', 'b']),
    page(['c', 'd'], { allWordsAt: 1 }),
    page(['e'], { allWordsAt: 0 }),
  ];
  expect(joinPages(pages)).toMatchObject({
    foundCount: 5,
    pageCount: 3,
    sections: [{ kind: 'all-words', from: 'd' }],
  });
});

it('does not count what only comes nearest', () => {
  const groups = { allWordsAt: 1, nearestAt: 2, words: ['tide', 'table'] };
  expect(joinPages([page(['a', 'b', 'c'], groups)])).toMatchObject({
    foundCount: 2,
    words: ['tide', 'table'],
    sections: [
      { kind: 'all-words', from: 'b' },
      { kind: 'most-words', from: 'c' },
    ],
  });
});

it('has the results of a correction before those of most words', () => {
  const groups = { correctedAt: 0, corrected: 'tide table', nearestAt: 1 };
  expect(joinPages([page(['a', 'b'], groups)])).toMatchObject({
    foundCount: 0,
    sections: [
      { kind: 'corrected', from: 'a', corrected: 'tide table' },
      { kind: 'most-words', from: 'b' },
    ],
  });
});

it('is empty without pages', () => {
  expect(joinPages([])).toMatchObject({ items: [], foundCount: 0, sections: [], words: [] });
});
