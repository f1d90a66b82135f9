import type { Source } from '../page-head.ts';

/** A page waits no longer for its head than this. */
const PATIENCE_MS = 1500;

/** Rows of a table as a visitor sees them; throws where the API cannot be asked. */
export async function readRows<Row>(
  source: Source,
  table: string,
  query: Record<string, string>,
): Promise<Row[]> {
  const { api, key, fetch: ask = fetch } = source;
  const url = new URL(`/rest/v1/${table}?${new URLSearchParams(query)}`, api);
  const answer = await ask(url, {
    headers: { apikey: key, accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${table} answered ${answer.status}`);
  return (await answer.json()) as Row[];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The samples have ids such as 1: nobody needs to be asked about them. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** The address of a picture: an http(s) address, or a path in the bucket `images`; null for anything else. */
export function imageAddress({ api, publicApi = api }: Source, reference: string | null) {
  const value = reference?.trim() ?? '';
  if (/^https?:\/\//i.test(value)) return URL.parse(value)?.href ?? null;
  if (!/^[\w-]+(\/[\w-]+)*\/[\w-]+\.(jpe?g|png|gif|webp)$/i.test(value)) return null;
  return new URL(`/storage/v1/object/public/images/${value}`, publicApi).href;
}
