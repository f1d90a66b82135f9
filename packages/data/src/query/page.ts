import { z } from '../zod.ts';

/** One part of a list. `Next` is the cursor of the next part; null after the last one. */
export type Page<T, Next = string> = {
  items: T[];
  next: Next | null;
  total?: number;
  /** True if there are more rows than are counted: show 'total+'. */
  totalIsCapped?: boolean;
  /** In a search, the index of the first row that contains all words of the text, but not the text; null if the page has none. */
  allWordsAt?: number | null;
};

export type CountedPage<T> = Page<T> & Required<Pick<Page<T>, 'total' | 'totalIsCapped'>>;

/** What the database functions return without counts. */
export function pageSchema<T>(item: z.ZodType<T>) {
  return z
    .object({ items: z.array(item), next_cursor: z.string().nullable() })
    .transform(({ items, next_cursor }): Page<T> => ({ items, next: next_cursor }));
}

/** What the database functions that search return. */
export function searchPageSchema<T>(item: z.ZodType<T>) {
  return z
    .object({
      items: z.array(item),
      next_cursor: z.string().nullable(),
      all_words_at: z.number().nullable(),
    })
    .transform(({ items, next_cursor, all_words_at }): Page<T> => {
      return { items, next: next_cursor, allWordsAt: all_words_at };
    });
}

/** What the database functions return with counts. */
export function countedPageSchema<T>(item: z.ZodType<T>) {
  return z
    .object({
      items: z.array(item),
      next_cursor: z.string().nullable(),
      total: z.number(),
      total_is_capped: z.boolean(),
    })
    .transform(({ items, next_cursor, total, total_is_capped }): CountedPage<T> => {
      return { items, next: next_cursor, total, totalIsCapped: total_is_capped };
    });
}
