import type { Sql } from '../postgres/connect.ts';
import { isTypeAsDeclared } from './objects/image-signature.ts';
import { invalidMimeType, noSuchBucket, tooLarge } from './storage-error.ts';

export type Bucket = {
  id: string;
  name: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

/** As on hosted Supabase, for buckets without a limit of their own. */
const defaultLimit = 50 * 1024 * 1024;

/** A bucket by its id, whoever asks: its limits hold for everybody. */
export async function bucketOf(sql: Sql, id: string): Promise<Bucket> {
  const [bucket] = await sql<Bucket[]>`
    select id, name, coalesce(public, false) as public, file_size_limit::float8 as file_size_limit, allowed_mime_types
    from storage.buckets where id = ${id}`;
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export function sizeLimit({ file_size_limit: limit }: Bucket): number {
  return Math.min(limit ?? defaultLimit, defaultLimit);
}

/** Refuses what the bucket does not take. Unlike hosted Storage this looks at the bytes too: a page is no picture because its type says so. */
export function checkAgainst(bucket: Bucket, file: { bytes: Uint8Array; type: string }): void {
  if (file.bytes.byteLength > sizeLimit(bucket)) throw tooLarge();
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const allowed = bucket.allowed_mime_types;
  if (!allowed || allowed.length === 0) return;
  const isAllowed = allowed.some(
    (entry) => entry === type || entry === '*/*' || isWildcardFor(entry, type),
  );
  if (!isAllowed || !isTypeAsDeclared(type, file.bytes)) throw invalidMimeType(type);
}

function isWildcardFor(entry: string, type: string): boolean {
  return entry.endsWith('/*') && type.startsWith(entry.slice(0, -1));
}
