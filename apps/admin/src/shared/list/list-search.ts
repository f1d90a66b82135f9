import type { AdminSearch } from '@showcase/data';

/** The state of a list in the URL. `cursors` holds the cursors of all pages up to this one; Previous removes the last. */
export type ListSearch = { q: string; status: string; cursors: string[] };

export function readListSearch(
  params: URLSearchParams,
  statuses: readonly [string, ...string[]],
): ListSearch {
  const status = params.get('status') ?? '';
  const [first] = statuses;
  return {
    q: params.get('q') ?? '',
    status: statuses.includes(status) ? status : first,
    cursors: readCursors(params),
  };
}

const CURSOR = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_(\d{4}-\d\d-\d\dT[0-9:.+-]+Z?)$/;

/** Returns no cursors, and thus the first page, if one of them is invalid. */
export function readCursors(params: URLSearchParams): string[] {
  const cursors = params.getAll('after');
  const isValid = cursors.every(
    (cursor) => !Number.isNaN(Date.parse(CURSOR.exec(cursor)?.[1] ?? '')),
  );
  return isValid ? cursors : [];
}

export function writeListSearch({ q, status, cursors }: ListSearch): URLSearchParams {
  return writeParams(
    [
      ['q', q.trim()],
      ['status', status],
    ],
    cursors,
  );
}

export function toAdminSearch({ q, status, cursors }: ListSearch): AdminSearch {
  return { q: q.trim(), status, cursor: cursors.at(-1) ?? null };
}

export function writeParams(entries: [name: string, value: string][], cursors: string[]) {
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''));
  for (const cursor of cursors) params.append('after', cursor);
  return params;
}
