export const notSaved = 'Not saved: the disk of the backend is full';

/** Whether PostgreSQL, or a file beside it, has found no room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || error.message.includes(notSaved);
}
