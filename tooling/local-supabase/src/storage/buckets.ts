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

/** Same as on hosted Supabase, for buckets without their own limit. */
export const defaultLimit = 50 * 1024 * 1024;

/** A bucket by id, for any caller: its limits apply to everyone. */
export async function getBucket(sql: Sql, id: string): Promise<Bucket> {
  const [bucket] = await sql<Bucket[]>`
    select id, name, coalesce(public, false) as public, file_size_limit::float8 as file_size_limit, allowed_mime_types
    from storage.buckets where id = ${id}`;
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export function sizeLimit({ file_size_limit: limit }: Bucket): number {
  return Math.min(limit ?? defaultLimit, defaultLimit);
}

export function checkLimits(bucket: Bucket, file: { size: number; type: string }): void {
  if (file.size > sizeLimit(bucket)) throw tooLarge();
  const allowed = bucket.allowed_mime_types;
  if (!allowed || allowed.length === 0) return;
  // Whole and as it was sent, as hosted Storage compares it: with a parameter it is another type.
  const isAllowed = allowed.some(
    (entry) => entry === file.type || entry === '*/*' || isWildcardFor(entry, file.type),
  );
  if (!isAllowed) throw invalidMimeType(file.type);
}

/** Hosted Storage trusts the declared type; here an HTML page cannot be declared as an image. */
export function checkBytes(bucket: Bucket, file: { bytes: Uint8Array; type: string }): void {
  const isBound = (bucket.allowed_mime_types ?? []).length > 0;
  if (isBound && !isTypeAsDeclared(file.type, file.bytes)) throw invalidMimeType(file.type);
}

function isWildcardFor(entry: string, type: string): boolean {
  return entry.endsWith('/*') && type.startsWith(entry.slice(0, -1));
}
