/** True where a stored row holds everything that was to be written; the order of a JSON column's keys does not count. */
export function isSameContent<Content extends object>(changes: Content, stored: Content): boolean {
  return Object.entries(changes).every(
    ([name, value]) => comparable(value) === comparable(stored[name as keyof Content]),
  );
}

function comparable(value: unknown) {
  return JSON.stringify(value, (_name, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function sorted(record: object) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
