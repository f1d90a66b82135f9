import { LIST_LIMIT } from '../constants.ts';
import { infiniteListOptions } from './infinite-list-options.ts';

/** What a row is told apart by in a list that goes by one column and then by the id. */
type Keyed<Column extends string> = { id: string } & Record<Column, string | number>;

/** The condition for the rows after a given one, as PostgREST's `or` takes it. */
export function rowsAfter<Column extends string>(
  row: Keyed<Column>,
  column: Column,
  direction: 'ascending' | 'descending',
) {
  const operator = direction === 'ascending' ? 'gt' : 'lt';
  const value = `"${row[column]}"`;
  return `${column}.${operator}.${value},and(${column}.eq.${value},id.${operator}.${row.id})`;
}

/** What a list that grows by key asks, page after page; `read` gives the rows after a row, or the first ones. */
export function pagesByKey<Row>(read: (after: Row | null) => Promise<Row[]>) {
  return {
    queryFn: ({ pageParam }: { pageParam: Row | null }) => read(pageParam),
    initialPageParam: null as Row | null,
    /** A page that is not full is the last one. */
    getNextPageParam: (page: readonly Row[]) =>
      page.length < LIST_LIMIT ? null : (page.at(-1) ?? null),
    ...infiniteListOptions,
  };
}
