/**
 * Edits of one row that was changed elsewhere meanwhile: the newer row with these edits, and the fields that both changed to
 * something else.
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

/** Two rows that should be one: nothing is merged, and every difference is for the user to settle. */
export function compareValues<V extends Record<string, unknown>>(mine: V, theirs: V) {
  const names = Object.keys(mine) as (keyof V & string)[];
  return {
    merged: mine,
    conflictingFields: names.filter((name) => !isEqual(mine[name], theirs[name])),
  };
}

export function isEqual(a: unknown, b: unknown) {
  return toComparable(a) === toComparable(b);
}

/** A picture is the same before and after it was stored. */
function toComparable(value: unknown) {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && 'source' in part && 'id' in part ? part.id : part,
  );
}
