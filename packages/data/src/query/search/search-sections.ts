import type { Page, SearchGroups } from '../page.ts';

/** A group of results with a heading of its own. */
export type SearchSection = {
  kind: 'all-words' | 'corrected' | 'most-words';
  /** The id of its first row. */
  from: string;
  /** The corrected text. */
  corrected: string | null;
};

type SearchRows<T> = {
  items: T[];
  /** How many of the rows the search finds; the others come nearest to it. */
  foundCount: number;
  sections: SearchSection[];
  words: string[];
  pageCount: number;
};

/** Nothing, as long as no page has arrived. */
export const NO_SEARCH_ROWS = { items: [], foundCount: 0, sections: [], words: [], pageCount: 0 };

/** The pages of a search as one list. A group continues to the end of the last page, so it begins on the first page that has it. */
export function joinPages<T extends { id: string }>(pages: Page<T>[]): SearchRows<T> {
  const items = pages.flatMap((page) => page.items);
  const findStart = (group: 'allWordsAt' | 'correctedAt' | 'nearestAt') => {
    const first = pages.findIndex(({ groups }) => typeof groups?.[group] === 'number');
    const before = pages.slice(0, Math.max(first, 0)).flatMap((page) => page.items);
    return first < 0 ? undefined : before.length + (pages[first]?.groups?.[group] ?? 0);
  };
  const last: SearchGroups | undefined = pages.at(-1)?.groups;
  const correctedAt = findStart('correctedAt');
  const nearestAt = findStart('nearestAt');
  const starts = [
    { kind: 'all-words', at: findStart('allWordsAt') },
    { kind: 'corrected', at: correctedAt },
    { kind: 'most-words', at: nearestAt },
  ] as const;
  return {
    items,
    foundCount: correctedAt ?? nearestAt ?? items.length,
    sections: starts.flatMap(({ kind, at }) => {
      const from = items[at ?? -1]?.id;
      return from === undefined ? [] : [{ kind, from, corrected: last?.corrected ?? null }];
    }),
    words: last?.words ?? [],
    pageCount: pages.length,
  };
}
