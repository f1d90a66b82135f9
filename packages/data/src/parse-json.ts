import * as v from 'valibot';

/** Null if the value does not match the schema. */
export function parseOrNull<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : null;
}

/** Null if the text is not JSON or does not match the schema. */
export function parseJson<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    return parseOrNull(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
