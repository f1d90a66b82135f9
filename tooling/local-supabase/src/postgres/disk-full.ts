import { statfs } from 'node:fs/promises';

/** The size of the write-ahead log segments that PostgreSQL allocates. */
const SEGMENT_SIZE = 16 * 1024 * 1024;

export const NOT_SAVED_MESSAGE = "Not saved. The backend's disk is full";

/** Whether PostgreSQL or a file write has failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || error.message.includes(NOT_SAVED_MESSAGE);
}

/** Whether the disk that holds a folder has too little space for PostgreSQL to continue. */
export async function isDiskAlmostFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SEGMENT_SIZE;
}
