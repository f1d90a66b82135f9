import { z } from '../zod.ts';
import type { CountedPage } from './page.ts';

/** One page of a search; `facets` counts the rows per value of each filter. Only the first page has counts. */
export type SearchResultPage<T, Group extends string> = CountedPage<T> & {
  facets: Record<Group, Record<string, number>> | null;
};

export type SearchPosition = { cursor?: string | null; pageSize?: number; signal?: AbortSignal };

const noFacets = z.strictObject({}).transform(() => null);

/** What the database functions return; without counts the totals are null and there are no facets. */
export function searchPageSchema<T, Group extends string>(
  item: z.ZodType<T>,
  groups: readonly Group[],
) {
  const counts = z.record(z.string(), z.number());
  return z
    .object({
      items: z.array(item),
      next_cursor: z.string().nullable(),
      total: z.number().nullable(),
      total_is_capped: z.boolean().nullable(),
      facets: z.union([noFacets, z.record(z.enum(groups), counts)]),
    })
    .transform(
      ({ items, next_cursor, total, total_is_capped, facets }): SearchResultPage<T, Group> => {
        const totals = { total: total ?? 0, totalIsCapped: total_is_capped ?? false };
        return { items, next: next_cursor, ...totals, facets };
      },
    );
}
