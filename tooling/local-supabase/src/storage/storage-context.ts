import type postgres from 'postgres';
import { asCaller } from '../identity/as-caller.ts';
import type { Caller } from '../identity/request-context.ts';
import type { Sql } from '../postgres/connect.ts';
import type { ObjectFiles } from './files/object-files.ts';

/** The context of every storage route. */
export type StorageContext = { sql: Sql; files: ObjectFiles; caller: Caller };

export type StorageEnvironment = { Variables: { storage: StorageContext } };

export type ObjectRow = {
  id: string;
  bucket: string;
  name: string;
  version: string | null;
  metadata: {
    eTag?: string;
    size?: number;
    mimetype?: string;
    cacheControl?: string;
    xRobotsTag?: string;
  } | null;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
};

/**
 * Runs a storage operation as the caller, for the policies on `storage.objects`, with its name in `storage.operation()`. Only the storage
 * service deletes rows.
 */
export function withPolicies<Result>(
  { sql, caller }: StorageContext,
  operation: string,
  run: (transaction: postgres.TransactionSql) => Promise<Result>,
) {
  const settings: [string, string][] = [
    ['storage.operation', operation],
    ['storage.allow_delete_query', 'true'],
  ];
  return asCaller(sql, caller, run, { settings });
}

/** The row of an object, if it exists; as the caller if given the caller's transaction. */
export async function findObject(sql: Sql | postgres.TransactionSql, bucket: string, name: string) {
  const [row] = await sql<ObjectRow[]>`
    select id, bucket_id as bucket, name, version, metadata, user_metadata, created_at, updated_at
    from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return row;
}

export function getSubject({ claims }: Caller): string | null {
  return typeof claims.sub === 'string' && claims.sub !== '' ? claims.sub : null;
}
