export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The readable items of a list; empty if it is no list. */
export function readList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => read(item)).filter((item) => item !== null);
}

/** The readable values of an object; empty if it is no object. */
export function readRecord<T>(value: unknown, read: (item: unknown) => T | null) {
  const entries = isRecord(value) ? Object.entries(value) : [];
  const readable = entries.map(([key, item]) => [key, read(item)] as const);
  return Object.fromEntries(readable.filter(([, item]) => item !== null)) as Record<string, T>;
}

/** The texts of a list; empty if it is no list. */
export function readStrings(value: unknown): string[] {
  return readList(value, (item) => (typeof item === 'string' ? item : null));
}
