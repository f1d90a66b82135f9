/** The part of a Zod schema that says where its errors can be. */
type Schema = { type: string; shape?: Record<string, unknown>; element?: unknown };

const TYPES_WITHOUT_ERRORS = ['boolean', 'custom'];

/** Every path of a form's schema that can have an error; the first entry stands for all of a list. */
export function getErrorPaths(schema: Schema, path = ''): string[] {
  const own = path && !TYPES_WITHOUT_ERRORS.includes(schema.type) ? [path] : [];
  const parts = schema.element ? { 0: schema.element } : (schema.shape ?? {});
  const inner = Object.entries(parts).flatMap(([name, part]) =>
    getErrorPaths(part as Schema, path ? `${path}.${name}` : name),
  );
  return [...own, ...inner];
}
