export type ByteRange = { start: number; end: number };

/** The single requested range; undefined for the whole file, several ranges or another version. */
export function requestedRange(
  headers: Headers,
  size: number,
  eTag: string | null,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  if (condition !== null && condition !== eTag) return undefined;
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const [from, to] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
