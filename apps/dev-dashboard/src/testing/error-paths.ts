/** The properties of a Zod schema that are needed to find its error paths. */
type Schema = { type: string; shape?: Record<string, unknown>; element?: unknown };

const TYPES_WITHOUT_ERRORS = ['boolean', 'custom'];

/** Every path in a form's schema that can have an error. For lists, index 0 represents all entries. */
export function getErrorPaths(schema: Schema, path = ''): string[] {
  const own = path && !TYPES_WITHOUT_ERRORS.includes(schema.type) ? [path] : [];
  const parts = schema.element ? { 0: schema.element } : (schema.shape ?? {});
  const inner = Object.entries(parts).flatMap(([name, part]) =>
    getErrorPaths(part as Schema, path ? `${path}.${name}` : name),
  );
  return [...own, ...inner];
}
