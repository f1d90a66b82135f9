import type { z } from 'zod';
import type { Field } from './field.ts';

type AnyField = Field & { empty: unknown; isDetail?: true };
export type Fields = Record<string, AnyField>;

type Mapping = { toValue: (stored: never) => unknown; toColumn: (value: never) => unknown };

/** The names of the fields that are columns, and of those that are details. */
type ColumnName<F> = keyof {
  [K in keyof F as F[K] extends Mapping ? (F[K] extends { isDetail: true } ? never : K) : never]: 1;
};
type DetailName<F> = keyof {
  [K in keyof F as F[K] extends Mapping & { isDetail: true } ? K : never]: 1;
};

/** The schema of a field for a column of this type. */
type Fits<Column> = {
  toValue: (stored: NonNullable<Column>) => unknown;
  toColumn: (value: never) => Column | (undefined extends Column ? null : never);
};
type Checked<F, Row, Details> = {
  [K in keyof F]: F[K] extends Mapping
    ? FitsIn<F[K] extends { isDetail: true } ? Details : Row, K>
    : unknown;
};
type FitsIn<Row, K> = K extends keyof Row ? Fits<Row[K]> : `No column is called ${K & string}`;

export type FormValues<F extends Fields> = {
  -readonly [K in keyof F]: z.output<ReturnType<F[K]['rule']>>;
};
type SectionOf<F extends Fields> = NonNullable<F[keyof F]['section']>;

type Options<F extends Fields, Row, Other extends keyof Row> = {
  /** Columns that the form reads and writes by hand. */
  otherColumns: readonly Other[];
  /** Fields that are hidden by the others. While one is hidden, its empty value is stored. */
  visibleIf?: { [K in keyof F]?: (values: FormValues<F>) => boolean };
};

/**
 * A form for rows of a table: each field is declared once, in visual order, and a field with a column has the column's name and type.
 * `Details` is the row's JSON or a second table.
 */
export function defineForm<Row extends object, Details extends object = Record<never, never>>() {
  return <const F extends Fields, const Other extends keyof Row = never>(
    fields: F & Checked<F, Row, Details>,
    { otherColumns, visibleIf = {} }: Options<F, Row, Other>,
  ) => {
    type Values = FormValues<F>;
    const entries = Object.entries<AnyField>(fields);
    const names: (keyof F & string)[] = entries.map(([name]) => name);
    const mappings = entries.flatMap(([name, field]) => (isMapped(field) ? [{ name, field }] : []));
    const columns = mappings.filter(({ field }) => !field.isDetail);
    const details = mappings.filter(({ field }) => field.isDetail);

    const collect = <T>(get: (field: AnyField) => T) =>
      Object.fromEntries(entries.map(([name, field]) => [name, get(field)])) as Record<keyof F, T>;
    const read = (parts: typeof mappings, row: object) =>
      parts.map(({ name, field }) => {
        const stored = (row as Record<string, unknown>)[name];
        const isMissing = stored === null || stored === undefined;
        return [name, isMissing ? field.empty : field.toValue(stored as never)] as const;
      });
    const write = (parts: typeof mappings, values: Values) =>
      parts.map(({ name, field }) => {
        const value = visibleIf[name]?.(values) === false ? field.empty : values[name];
        return [name, field.toColumn(value as never)] as const;
      });
    const empty = collect((field) => field.empty) as Values;

    return {
      fields: fields as F,
      names,
      labels: collect((field) => field.label),
      /** The fields of each section. */
      sections: Object.groupBy(
        names.filter((name) => fields[name]?.section),
        (name) => fields[name]?.section as SectionOf<F>,
      ) as Record<SectionOf<F>, (keyof F & string)[]>,
      empty,
      /** The columns that are read back. The next save would erase a column that is missing here. */
      columns: [...columns.map(({ name }) => name), ...otherColumns] as (ColumnName<F> | Other)[],
      /** The values of a row, except for fields that are stored by hand. */
      toValues: (
        row: Pick<Row, ColumnName<F> & keyof Row>,
        detail: Partial<Details> = {},
      ): Values => ({
        ...empty,
        ...Object.fromEntries([...read(columns, row), ...read(details, detail)]),
      }),
      toColumns: (values: Values) =>
        Object.fromEntries(write(columns, values)) as Pick<Row, ColumnName<F> & keyof Row>,
      /** Details without a value are omitted. */
      toDetails: (values: Values) =>
        Object.fromEntries(write(details, values).filter(([, value]) => value !== null)) as Pick<
          Details,
          DetailName<F> & keyof Details
        >,
    };
  };
}

function isMapped(field: AnyField): field is AnyField & Mapping {
  return 'toColumn' in field;
}
