export type Bound = { accepted: unknown[]; rejected: unknown[] };

export const x = (length: number) => 'x'.repeat(length);
export const times = <T>(length: number, item: T) => Array.from({ length }, () => item);

export const text = (max: number): Bound => ({ accepted: [x(max)], rejected: [x(max + 1)] });
export const between = (min: number, max: number, step = 1): Bound => ({
  accepted: [min, max],
  rejected: [min - step, max + step],
});
export const minimum = (min: number): Bound => ({ accepted: [min], rejected: [min - 1] });
export const list = (maxItems: number, maxLength: number): Bound => ({
  accepted: [times(maxItems, 'x'), [x(maxLength)]],
  rejected: [times(maxItems + 1, 'x'), [x(maxLength + 1)]],
});
export const printed = (min: number, max: number): Bound => ({
  accepted: [x(min), x(max)],
  rejected: [x(min - 1), x(max + 1)],
});
/** JSON of the given size in bytes, as PostgreSQL prints it. */
export const jsonOfBytes = (max: number, before: string, after: string): Bound => {
  const createJson = (size: number): unknown =>
    JSON.parse(`${before}${x(size - before.length - after.length)}${after}`);
  return { accepted: [createJson(max)], rejected: [createJson(max + 1)] };
};
export const prefix = 'https://a.example/';
export const link: Bound = {
  accepted: [prefix.padEnd(500, 'x')],
  rejected: [prefix.padEnd(501, 'x')],
};
export const amount = between(1, 1_000_000, 0.01);
