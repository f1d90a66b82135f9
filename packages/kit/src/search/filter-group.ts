/** Values that are not among the options of a group. */
export type OtherValues = {
  /** The label of the input. */
  label: string;
  placeholder: string;
  /** The usual spelling of what was typed. */
  toValue: (typed: string) => string;
};

type Named<Param extends string> = {
  /** The name in the URL. */
  param: Param;
  /** The name in older links. */
  formerParam?: string;
  label: string;
};

type Options = {
  options: readonly string[];
  /** How an option is shown, if it is not shown as it is. */
  labels?: Readonly<Record<string, string>>;
};

/** Checkboxes. The database functions have an argument of the same name. */
export type ChoicesFilter<Param extends string = string> = Named<Param> &
  Options & {
    kind: 'choices';
    /** Present if the user may type other values, too. */
    other?: OtherValues;
    /** How many options are shown at first, if not eight. */
    first?: number;
  };

/** One option or none. */
export type ChoiceFilter<Param extends string = string> = Named<Param> &
  Options & {
    kind: 'choice';
    /** The argument of the database functions, a number. */
    argument: string;
    /** The label of the choice that does not filter. */
    none: string;
    /** How a selected option is shown without its group. */
    describe?: (label: string) => string;
  };

/** A least and a most amount in whole US dollars, either of which may be missing: '50-500' in the URL. */
export type RangeFilter<Param extends string = string> = Named<Param> & {
  kind: 'range';
  /** The arguments of the database functions for the least and the most. */
  arguments: readonly [string, string];
  /** The largest amount. */
  max: number;
};

/** One filter. Its selected values are texts, the same as in the URL; a choice and a range have at most one. */
export type FilterGroup<Param extends string = string> =
  | ChoicesFilter<Param>
  | ChoiceFilter<Param>
  | RangeFilter<Param>;

export type Range = { min: number | null; max: number | null };

/** Null if the text is no range that can match anything. */
export function parseRange(text: string, limit: number): Range | null {
  const [, first = '', second = ''] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
  // Nothing costs less than nothing.
  const min = Number(first) === 0 ? null : Number(first);
  const max = second === '' ? null : Number(second);
  const isEmpty = min === null && max === null;
  const isReversed = min !== null && max !== null && min > max;
  const isTooLarge = Math.max(min ?? 0, max ?? 0) > limit;
  return isEmpty || isReversed || isTooLarge || max === 0 ? null : { min, max };
}

export function formatRange({ min, max }: Range) {
  return `${min ?? ''}-${max ?? ''}`;
}

/** A selected value as a chip shows it. */
export function describeValue(group: FilterGroup, value: string): string {
  if (group.kind === 'range') return describeRange(parseRange(value, group.max));
  const label = optionLabel(group, value);
  return group.kind === 'choice' && group.describe ? group.describe(label) : label;
}

/** An option as its own group shows it. */
export function optionLabel({ labels }: Options, option: string): string {
  return labels?.[option] ?? option;
}

function describeRange(range: Range | null) {
  const { min, max } = range ?? { min: null, max: null };
  if (min === null) return `Up to ${toDollars(max ?? 0)}`;
  return max === null ? `From ${toDollars(min)}` : `${toDollars(min)}–${toDollars(max)}`;
}

const toDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
