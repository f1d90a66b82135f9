/**
 * Three-way merge of edits with a row that was changed elsewhere: returns the newer row with these edits, and the fields that both
 * sides changed to different values.
 */
export function mergeEdits<V extends Record<string, unknown>>(base: V, mine: V, theirs: V) {
  const names = Object.keys(mine) as (keyof V & string)[];
  const edited = names.filter((name) => !isEqual(base[name], mine[name]));
  const conflictingFields = edited.filter(
    (name) => !isEqual(base[name], theirs[name]) && !isEqual(mine[name], theirs[name]),
  );
  const edits = Object.fromEntries(edited.map((name) => [name, mine[name]]));
  return { merged: { ...theirs, ...edits } as V, conflictingFields };
}

/** Two-way comparison without a common base: nothing is merged, and every difference is a conflict. */
export function compareValues<V extends Record<string, unknown>>(mine: V, theirs: V) {
  const names = Object.keys(mine) as (keyof V & string)[];
  return {
    merged: mine,
    conflictingFields: names.filter((name) => !isEqual(mine[name], theirs[name])),
  };
}

/** A deep copy that keeps files, for a later comparison: forms change their nested values in place. */
export function copyValues<V>(value: V): V;
export function copyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => copyValues(entry));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copyValues(part)]));
}

export function isEqual(a: unknown, b: unknown) {
  return toComparable(a) === toComparable(b);
}

/** Compares pictures by id, so that a picture equals itself before and after it is stored. */
function toComparable(value: unknown) {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && 'source' in part && 'id' in part ? part.id : part,
  );
}
