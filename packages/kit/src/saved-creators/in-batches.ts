const BATCH = 24;

/** Short enough to name in one question; a list that grows keeps its first batches. */
export function inBatches(ids: readonly string[]) {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, index) => ids.slice(index * BATCH, (index + 1) * BATCH));
}
