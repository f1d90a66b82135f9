import { z } from 'zod';
import type { Source } from './source.ts';

/** How long a page waits for what it reads. */
const TIMEOUT_MS = 1500;

/** The API refused a read; 400 if what was sent does not mean anything, such as a foreign cursor, and 503 if there was no response. */
export class FailedRead extends Error {
  readonly status: number;

  constructor(name: string, status: number, cause?: unknown) {
    const reason = cause instanceof Error ? cause.message : `it responded with ${status}`;
    super(`${name} could not be read: ${reason}`, { cause });
    this.status = status;
  }
}

/** Rows of a table as a visitor sees them. Throws if the API cannot be reached, or a row does not match the schema. */
export async function readRows<Row>(
  source: Source,
  table: string,
  { query, row }: { query: Record<string, string>; row: z.ZodType<Row> },
): Promise<Row[]> {
  return z.array(row).parse(await readJson(source, table, query));
}

/** The result of a read-only database function for a visitor. */
export async function callFunction(
  source: Source,
  name: string,
  input: Record<string, string>,
): Promise<unknown> {
  return readJson(source, `rpc/${name}`, input);
}

async function readJson(
  source: Source,
  name: string,
  query: Record<string, string>,
): Promise<unknown> {
  const { api, key, fetch: request = fetch } = source;
  const url = new URL(`/rest/v1/${name}?${new URLSearchParams(query)}`, api);
  const unread = (cause: unknown) => {
    throw new FailedRead(name, 503, cause);
  };
  const response = await request(url, {
    headers: { apikey: key, accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(unread);
  if (!response.ok) throw new FailedRead(name, response.status);
  return response.json().catch(unread);
}

/** A list as functions of the database take it. */
export function toArrayText(values: readonly string[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Samples have ids such as 1, which need no query. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** The URL below which browsers load stored images. */
export function bucketUrl({ api, publicApi = api }: Source): string {
  return new URL('/storage/v1/object/public/images/', publicApi).href;
}

/** Where the server itself reads an image of its bucket; null for one of another server, which is never fetched. */
export function ownImageUrl(source: Source, url: string | null): string | null {
  const [outside, inside] = [bucketUrl(source), bucketUrl({ api: source.api, key: source.key })];
  return url?.startsWith(outside) ? inside + url.slice(outside.length) : null;
}

/** The URL of an image: an http(s) URL or a path in the bucket `images`; null for anything else. */
export function imageUrl(source: Source, reference: string | null) {
  const value = reference?.trim() ?? '';
  if (/^https?:\/\//i.test(value)) return URL.parse(value)?.href ?? null;
  if (!/^[\w-]+(\/[\w-]+)*\/[\w-]+\.(jpe?g|png|gif|webp)$/i.test(value)) return null;
  return bucketUrl(source) + value;
}
