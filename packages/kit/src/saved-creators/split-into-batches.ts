const BATCH_SIZE = 24;

/** Splits ids into batches that are small enough for one query. When the list grows, its first batches do not change. */
export function splitIntoBatches(ids: readonly string[]) {
  const count = Math.ceil(ids.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
