import { SEARCH_PAGE_SIZE } from '../../constants.ts';

export type SearchPosition = { cursor?: string | null; pageSize?: number; signal?: AbortSignal };

/** A search and the order of its results; without one, the default order of the database function. */
export type Sorted<Filters, Sort extends string> = Filters & { sort?: Sort };

/** The text and the filters of a search without those that are empty, which are the defaults of the database functions. */
export function toSearchArguments<Filters extends object>(filters: Filters): Partial<Filters> {
  const entries = Object.entries(filters) as [string, Argument | undefined][];
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value))) as Partial<Filters>;
}

type Argument = string | number | readonly string[];

/** The arguments of one page of a search. */
export function toPageArguments<Filters extends object>(
  filters: Filters,
  { cursor, pageSize }: Pick<SearchPosition, 'cursor' | 'pageSize'>,
) {
  return {
    ...toSearchArguments(filters),
    ...(cursor && { cursor }),
    page_size: pageSize ?? SEARCH_PAGE_SIZE,
  };
}

function isEmpty(value: Argument | undefined) {
  return value === undefined || (typeof value !== 'number' && value.length === 0);
}
