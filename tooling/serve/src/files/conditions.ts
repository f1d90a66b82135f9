/** The condition `If-None-Match`: whether the client has one of these versions. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return ifNoneMatch.trim() === '*' || known.includes(etag.replace('W/', ''));
}

type RangeHeaders = { range?: string | undefined; 'if-range'?: string | undefined };

/** The bytes that a request for one range wants, the end excluded; null if it gets the whole file, as for several ranges. */
export function requestedBytes(
  { range = '', 'if-range': wanted }: RangeHeaders,
  file: { size: number; etag: string },
): { start: number; end: number } | null {
  // A part of another version would not fit to what the client has.
  if (wanted !== undefined && wanted !== file.etag) return null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') return { start: Math.max(file.size - Number(last), 0), end: file.size };
  const end = last === '' ? file.size : Math.min(Number(last) + 1, file.size);
  const isReversed = last !== '' && Number(last) < Number(first);
  return isReversed ? null : { start: Number(first), end };
}
