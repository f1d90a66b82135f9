import { formatShortMoney, toAsciiDigits } from '@showcase/ui';
import { formatRange, parseRange } from '../../search/filter-group.ts';

/** The amounts of a range as they are typed. */
export type TypedRange = { min: string; max: string };

export type Side = keyof TypedRange;

type ReadRange = { value: string } | { side: Side; error: string };

/** The range as a value of its filter, '' if both are blank; or what is wrong, and where. `edited` is what was typed last. */
export function readTypedRange(typed: TypedRange, edited: Side, limit: number): ReadRange {
  const sides = ['min', 'max'] as const;
  const [min, max] = sides.map((side) => readAmount(typed[side]));
  for (const [index, amount] of [min, max].entries()) {
    const side = sides[index] ?? edited;
    if (Number.isNaN(amount)) return { side, error: 'Enter whole dollars.' };
    if ((amount ?? 0) > limit) return { side, error: `Enter ${formatShortMoney(limit)} or less.` };
  }
  const range = { min: min ?? null, max: max ?? null };
  if (range.max === 0) return { side: 'max', error: 'Enter $1 or more.' };
  if (range.min !== null && range.max !== null && range.min > range.max) {
    return edited === 'min'
      ? { side: 'min', error: `Enter ${formatShortMoney(range.max)} or less.` }
      : { side: 'max', error: `Enter ${formatShortMoney(range.min)} or more.` };
  }
  const isNone = (range.min ?? 0) === 0 && range.max === null;
  return { value: isNone ? '' : formatRange(parseRange(formatRange(range), limit) ?? range) };
}

/** The amounts of a selected range. */
export function toTypedRange(value: string, limit: number): TypedRange {
  const { min = null, max = null } = parseRange(value, limit) ?? {};
  return { min: min === null ? '' : String(min), max: max === null ? '' : String(max) };
}

/** Null if the text is blank, NaN if it is no whole amount. */
function readAmount(text: string) {
  const typed = toAsciiDigits(text).replaceAll(/[\s$]/g, '');
  if (typed === '') return null;
  return /^(\d{1,12}|\d{1,3}(,\d{3})+)$/.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : Number.NaN;
}
