import * as v from 'valibot';

/** One part of a list. `Next` is the cursor of the next part; null after the last one. */
export type Page<T, Next = string> = {
  items: T[];
  next: Next | null;
  total?: number;
  /** True if there are more rows than are counted: show 'total+'. */
  totalIsCapped?: boolean;
  /** Of a search. */
  groups?: SearchGroups;
};

/** The groups of what a page of a search has, by the index of their first row; null if the page has none. */
export type SearchGroups = {
  /** The rows that contain all words of the text, but not the text. */
  allWordsAt: number | null;
  /** Results with all words of the corrected text; the search itself finds neither this nor what follows. */
  correctedAt: number | null;
  corrected: string | null;
  /** The rows that contain most of the words. */
  nearestAt: number | null;
  /** The words of a search with few results or none. */
  words: string[];
};

export type CountedPage<T> = Page<T> & Required<Pick<Page<T>, 'total' | 'totalIsCapped'>>;

/** The results of database functions without counts. */
export function pageSchema<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.object({ items: v.array(item), next_cursor: v.nullable(v.string()) }),
    v.transform(({ items, next_cursor }): Page<T> => ({ items, next: next_cursor })),
  );
}

/** The results of the database functions that search. */
export function searchPageSchema<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.object({
      items: v.array(item),
      next_cursor: v.nullable(v.string()),
      all_words_at: v.nullable(v.number()),
      corrected: v.nullable(v.string()),
      corrected_at: v.nullable(v.number()),
      most_words_at: v.nullable(v.number()),
      words: v.array(v.string()),
    }),
    v.transform((page): Page<T> => {
      const { items, next_cursor, corrected, words } = page;
      const groups = {
        allWordsAt: page.all_words_at,
        correctedAt: page.corrected_at,
        nearestAt: page.most_words_at,
      };
      return { items, next: next_cursor, groups: { ...groups, corrected, words } };
    }),
  );
}

/** The results of database functions with counts. */
export function countedPageSchema<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.object({
      items: v.array(item),
      next_cursor: v.nullable(v.string()),
      total: v.number(),
      total_is_capped: v.boolean(),
    }),
    v.transform(({ items, next_cursor, total, total_is_capped }): CountedPage<T> => {
      return { items, next: next_cursor, total, totalIsCapped: total_is_capped };
    }),
  );
}
