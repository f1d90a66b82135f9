const BATCH_SIZE = 24;

/** Short enough to name in one question; a list that grows keeps its first batches. */
export function splitIntoBatches(ids: readonly string[]) {
  const count = Math.ceil(ids.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
