import type { AdminSearch } from '@showcase/data';

/** What an address says of a list. `trail` holds the cursors of the pages that lead to this one: Previous takes the last away. */
export type ListAddress = { q: string; status: string; trail: string[] };

export function readListAddress(
  params: URLSearchParams,
  statuses: readonly [string, ...string[]],
): ListAddress {
  const status = params.get('status') ?? '';
  const [first] = statuses;
  return {
    q: params.get('q') ?? '',
    status: statuses.includes(status) ? status : first,
    trail: readTrail(params),
  };
}

const CURSOR = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_(\d{4}-\d\d-\d\dT[0-9:.+-]+Z?)$/;

/** A trail with a cursor that was never one leads nowhere: it starts again at the first page. */
export function readTrail(params: URLSearchParams): string[] {
  const trail = params.getAll('after');
  const isWhole = trail.every(
    (cursor) => !Number.isNaN(Date.parse(CURSOR.exec(cursor)?.[1] ?? '')),
  );
  return isWhole ? trail : [];
}

export function writeListAddress({ q, status, trail }: ListAddress): URLSearchParams {
  return writeParams(
    [
      ['q', q.trim()],
      ['status', status],
    ],
    trail,
  );
}

export function toAdminSearch({ q, status, trail }: ListAddress): AdminSearch {
  return { q: q.trim(), status, cursor: trail.at(-1) ?? null };
}

export function writeParams(entries: [name: string, value: string][], trail: string[]) {
  const params = new URLSearchParams(entries.filter(([, value]) => value !== ''));
  for (const cursor of trail) params.append('after', cursor);
  return params;
}
