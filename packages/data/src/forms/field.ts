import type { z } from 'zod';
import type { Rules } from './rules.ts';

/** A field of a form, as it is declared. */
export type Field = {
  /** Its name for the user, also in the comparison of two versions. */
  label: string;
  /** The section of the form; a field without one is always visible. */
  section?: string;
  rule: (rules: Rules) => z.ZodType;
};

/** How the value of a field is stored. A column that is null has the empty value. */
type Stored<Value, Column> = {
  empty: Value;
  toValue: (stored: NonNullable<Column>) => Value;
  toColumn: (value: Value) => Column;
};

type Output<F extends Field> = z.output<ReturnType<F['rule']>>;

/** A text that every row has. */
export function text<const F extends Field>(field: F): F & Stored<string, string> {
  return { ...field, empty: '', toValue: same, toColumn: same };
}

/** A text that is null if it is empty. */
export function optionalText<const F extends Field>(field: F): F & Stored<string, string | null> {
  return { ...field, empty: '', toValue: same, toColumn: (value) => value || null };
}

/** A number as typed; null if it is empty. */
export function optionalNumber<const F extends Field>(field: F): F & Stored<string, number | null> {
  return { ...field, empty: '', toValue: formatNumber, toColumn: parseNumber };
}

/** A number as typed, that every row has. */
export function number<const F extends Field & { empty: string }>(
  field: F,
): F & Stored<string, number> {
  return { ...field, toValue: formatNumber, toColumn: Number };
}

/** Has no errors. */
export function flag<const F extends Omit<Field, 'rule'> & { empty: boolean }>(field: F) {
  const rule = ({ z }: Rules) => z.boolean();
  return { ...field, rule, ...asItIs<boolean>(field.empty) };
}

/** One of the options. A stored value that is none of them has the empty value; an empty text is stored as null. */
export function choice<
  const Option extends string,
  const F extends Omit<Field, 'rule'> & {
    options: readonly Option[];
    empty: NoInfer<Option>;
    message?: string;
  },
>(field: F & { options: readonly Option[] }) {
  const { options, message } = field;
  const empty: Option = field.empty;
  return {
    ...field,
    empty,
    rule: ({ z }: Rules) => z.enum(options, message),
    toValue: (stored: string): Option => options.find((option) => option === stored) ?? empty,
    toColumn: (value: Option) => (value || null) as StoredOption<Option>,
  };
}

type StoredOption<Option> = Exclude<Option, ''> | ('' extends Option ? null : never);

/** A list of texts or entries. */
export function list<const F extends Field>(
  field: F & { empty?: Output<F> },
): F & Stored<Output<F>, Output<F>> {
  return { ...field, ...asItIs<Output<F>>(field.empty ?? ([] as Output<F>)) };
}

/** Stored in its own way. */
export function mapped<const F extends Field, Column>(field: F, stored: Stored<Output<F>, Column>) {
  return { ...field, ...stored };
}

/** Has no column of its own: what a list is about to get, or what is stored by hand. */
export function unmapped<const F extends Field>(field: F & { empty: NoInfer<Output<F>> }) {
  return field;
}

/** Part of the row's JSON or of its second table. */
export function detail<F extends object>(field: F): F & { isDetail: true } {
  return { ...field, isDetail: true };
}

/** A stored number as it is typed into a form. */
export function formatNumber(stored: number) {
  return String(stored);
}

function parseNumber(text: string) {
  return text === '' ? null : Number(text);
}

function asItIs<Value>(empty: Value): Stored<Value, Value> {
  return { empty, toValue: same, toColumn: same };
}

function same<Value>(value: Value) {
  return value;
}
