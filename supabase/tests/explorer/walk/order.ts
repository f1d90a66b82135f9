/** A list in an order that looks random, the same for the same seed. */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state;
  };
  return list
    .map((item) => ({ item, rank: next() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** So many of a list, from all of it. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) =>
      list.length <= count ||
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );
