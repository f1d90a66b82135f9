export type SearchPosition = { cursor?: string | null; pageSize?: number; signal?: AbortSignal };

/** The text and the filters of a search without those that are empty, which are the defaults of the database functions. */
export function toSearchArguments<Filters extends object>(filters: Filters): Partial<Filters> {
  const entries = Object.entries(filters) as [string, string | readonly string[]][];
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0)) as Partial<Filters>;
}
