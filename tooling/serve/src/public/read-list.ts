import { z } from 'zod';
import { callFunction, FailedRead, isUuid, readRows } from './read-rows.ts';
import type { Source } from './source.ts';

type Listed = { id: string; createdAt: string; listedAt?: string };

/** What a list is read from: the table, its columns and their schema. */
export type Kind<Row extends Listed> = {
  table: 'projects' | 'users' | 'services';
  select: string;
  /** The time by which rows are new, if it is not that of their creation: a draft is new when it is published. */
  newest?: 'created_at' | 'listed_at';
  /** Of columns that a visitor reads and that still contain what the list has to leave out. */
  filter?: Record<string, string>;
  row: z.ZodType<Row>;
  /** The database function that searches them. */
  search: 'search_projects' | 'search_creators' | 'search_services';
};

export type ListPart<Row> = {
  items: Row[];
  /** The cursor of the next part; null after the last one. It is still right after rows were added before it. */
  next: string | null;
};

export type Position = { cursor?: string | null; limit: number };

const foundSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  next_cursor: z.string().nullable(),
  corrected_at: z.number().nullable(),
  most_words_at: z.number().nullable(),
});

/** One row by a unique column; null if a visitor does not see it. */
export async function findRow<Row extends Listed>(
  source: Source,
  { table, select, filter, row }: Kind<Row>,
  key: { id: string } | { username: string },
): Promise<Row | null> {
  if ('id' in key && !isUuid(key.id)) return null;
  const condition: Record<string, string> =
    'id' in key
      ? { id: `eq.${key.id.toLowerCase()}` }
      : { username: `eq.${key.username.trim().toLowerCase()}` };
  const rows = await readRows(source, table, { query: { select, ...filter, ...condition }, row });
  return rows[0] ?? null;
}

/** A part of what the site's own search finds by these arguments, in its order, without what only nearly matches. */
export async function searchRows<Row extends Listed>(
  source: Source,
  kind: Kind<Row>,
  { cursor, limit, ...search }: Position & Record<string, string | number | null | undefined>,
): Promise<ListPart<Row>> {
  const input = { ...search, cursor, page_size: limit };
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const args = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const page = foundSchema.parse(await callFunction(source, kind.search, args));
  const nearly = [page.corrected_at, page.most_words_at].filter((at) => at !== null);
  const ids = page.items.slice(0, Math.min(...nearly, page.items.length)).map(({ id }) => id);
  const next = nearly.length > 0 ? null : page.next_cursor;
  return { items: await findRows(source, kind, ids), next };
}

/** Those of the rows with these ids that a visitor sees, in this order. */
export async function findRows<Row extends Listed>(
  source: Source,
  { table, select, filter, row }: Kind<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const query = { select, ...filter, id: `in.(${ids.join(',')})` };
  const rows = await readRows(source, table, { query, row });
  const byId = new Map(rows.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A part of the rows that meet a condition of PostgREST, newest first. */
export async function listRows<Row extends Listed>(
  source: Source,
  { table, select, newest = 'created_at', filter, row }: Kind<Row>,
  { cursor, limit, where }: Position & { where: Record<string, string> },
): Promise<ListPart<Row>> {
  const query = {
    select,
    ...filter,
    ...where,
    ...(cursor && { or: `(${afterCursor(cursor, newest)})` }),
    order: `${newest}.desc,id.desc`,
    limit: String(limit + 1),
  };
  const rows = await readRows(source, table, { query, row });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next: rows.length > limit && last ? `${last.id}_${last.listedAt ?? last.createdAt}` : null,
  };
}

/** The condition for what comes after the row that a cursor names. Throws as the database does if it names none. */
function afterCursor(cursor: string, newest: string): string {
  const [id = '', time = ''] = cursor.split('_');
  const isDate = /^\d{4}-[\d:.T+-]{6,40}$/.test(time);
  if (!isUuid(id) || !isDate) throw new FailedRead('cursor', 400);
  return `${newest}.lt."${time}",and(${newest}.eq."${time}",id.lt.${id})`;
}
