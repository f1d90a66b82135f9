import { z } from '../zod-mini.ts';

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
export function pageSchema<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({ items: z.array(item), next_cursor: z.nullable(z.string()) }),
    z.transform(({ items, next_cursor }): Page<T> => ({ items, next: next_cursor })),
  );
}

/** The results of the database functions that search. */
export function searchPageSchema<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({
      items: z.array(item),
      next_cursor: z.nullable(z.string()),
      all_words_at: z.nullable(z.number()),
      corrected: z.nullable(z.string()),
      corrected_at: z.nullable(z.number()),
      most_words_at: z.nullable(z.number()),
      words: z.array(z.string()),
    }),
    z.transform((page): Page<T> => {
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
export function countedPageSchema<T>(item: z.ZodMiniType<T>) {
  return z.pipe(
    z.object({
      items: z.array(item),
      next_cursor: z.nullable(z.string()),
      total: z.number(),
      total_is_capped: z.boolean(),
    }),
    z.transform(({ items, next_cursor, total, total_is_capped }): CountedPage<T> => {
      return { items, next: next_cursor, total, totalIsCapped: total_is_capped };
    }),
  );
}
