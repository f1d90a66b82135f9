import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

type Issue = { path: PropertyKey[]; message: string };
type Schema<Values> = {
  safeParse: (
    values: Values,
  ) => { success: true; data: Values } | { success: false; error: { issues: Issue[] } };
};

/** Checks a form by a schema; the first issue of a field is its error. */
export function schemaResolver<Values extends FieldValues>(
  schema: Schema<Values>,
): Resolver<Values, unknown, Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of result.error.issues) {
      const name = path.map(String).join('.');
      // React Hook Form keeps the errors of a list apart from those of its entries.
      const key = Array.isArray(get(values, name)) ? `${name}.root` : name;
      if (!get(errors, key)) set(errors, key, { type: 'custom', message });
    }
    return { values: {}, errors };
  };
}
