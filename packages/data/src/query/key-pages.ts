import { LIST_LIMIT } from '../constants.ts';

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

/** The row that the next page comes after; null after a page that is not full. */
export function nextKey<Row>(page: readonly Row[]) {
  return page.length < LIST_LIMIT ? null : (page.at(-1) ?? null);
}
