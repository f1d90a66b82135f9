import type { CountedPage } from '../query/page.ts';

/** As many rows as an admin list returns at once. */
const EXPORT_PAGE_SIZE = 1000;

/** All rows of a list, for an export. */
export async function listAllPages<T>(
  fetchPage: (page: { cursor: string | null; pageSize: number }) => Promise<CountedPage<T>>,
): Promise<T[]> {
  const rows: T[] = [];
  let cursor: string | null = null;
  do {
    const page: CountedPage<T> = await fetchPage({ cursor, pageSize: EXPORT_PAGE_SIZE });
    rows.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return rows;
}
