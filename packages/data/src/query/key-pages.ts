import { LIST_LIMIT } from '../constants.ts';
import type { Page } from './page.ts';
import { infiniteListOptions } from './infinite-list-options.ts';

/** The key of a row in a list that is ordered by one column and then by the id. */
type Keyed<Column extends string> = { id: string } & Record<Column, string | number>;

/** The condition for the rows after the given one, in the syntax of PostgREST's `or`. */
export function rowsAfter<Column extends string>(
  row: Keyed<Column>,
  column: Column,
  direction: 'ascending' | 'descending',
) {
  const operator = direction === 'ascending' ? 'gt' : 'lt';
  const value = `"${row[column]}"`;
  return `${column}.${operator}.${value},and(${column}.eq.${value},id.${operator}.${row.id})`;
}

/** The maximum number of rows per response. */
const RESPONSE_ROWS = 1_000;

/** Every row once, for what all of them add up to; `read` returns so many rows after a row, or the first ones. */
export async function readAllRows<Row>(
  read: (limit: number, after: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let page: Row[];
  do {
    page = await read(RESPONSE_ROWS, rows.at(-1));
    rows.push(...page);
  } while (page.length === RESPONSE_ROWS);
  return rows;
}

/** Query options for keyset pagination; `read` returns the rows after a row, or the first ones. */
export function pagesByKey<Row>(read: (after: Row | null) => Promise<Row[]>) {
  return {
    async queryFn({ pageParam }: { pageParam: Row | null }): Promise<Page<Row, Row>> {
      const items = await read(pageParam);
      // A page that is not full is the last one.
      return { items, next: items.length < LIST_LIMIT ? null : (items.at(-1) ?? null) };
    },
    initialPageParam: null satisfies Row | null,
    getNextPageParam: (page: Page<Row, Row>) => page.next,
    ...infiniteListOptions,
  };
}
