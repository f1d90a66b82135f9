/** True if a stored row has all the values that were to be written; the key order of JSON columns does not matter. */
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
