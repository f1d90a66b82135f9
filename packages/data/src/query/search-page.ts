import { DataError } from '../data-error.ts';

/** One page of a search; `facets` counts the rows per value of each filter. Only the first page has counts. */
export type SearchPage<T, Group extends string> = {
  items: T[];
  total: number;
  /** True if there are more rows than are counted: show 'total+'. */
  totalIsCapped: boolean;
  facets: Record<Group, Record<string, number>>;
  /** The cursor of the next page; null after the last one. */
  nextCursor: string | null;
};

export type SearchPosition = { cursor?: string | null; pageSize?: number; signal?: AbortSignal };

/** The shape that the database functions return. */
type SearchResult<T, Group extends string> = {
  items: T[];
  /** Null if no counts were requested. */
  total: number | null;
  total_is_capped: boolean | null;
  facets: Record<Group, Record<string, number>>;
  next_cursor: string | null;
};

export function readSearchPage<T, Group extends string>(result: unknown): SearchPage<T, Group> {
  if (!isSearchResult<T, Group>(result)) {
    throw new DataError({ kind: 'server', message: 'The search returned no list', status: 200 });
  }
  const { items, total, total_is_capped, facets, next_cursor } = result;
  return {
    items,
    total: total ?? 0,
    totalIsCapped: total_is_capped ?? false,
    facets,
    nextCursor: next_cursor,
  };
}

function isSearchResult<T, Group extends string>(
  result: unknown,
): result is SearchResult<T, Group> {
  return (
    typeof result === 'object' &&
    result !== null &&
    'items' in result &&
    Array.isArray(result.items) &&
    'facets' in result
  );
}
