import { createHash } from 'node:crypto';

/** The folder with the files of a database: another database knows nothing of them. */
export function storageFolder(databaseUrl: string | undefined): string {
  if (!databaseUrl) return 'storage';
  return `storage-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8)}`;
}
