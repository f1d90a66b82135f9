/** The next place in a ring of `count`; `step` may be negative. */
export function wrapAround(position: number, step: number, count: number) {
  return (((position + step) % count) + count) % count;
}
