/** The part of a Zod schema that says where its errors can be. */
type Schema = { type: string; shape?: Record<string, unknown>; element?: unknown };

const NEVER_WRONG = ['boolean', 'custom'];

/** Every path of a form's schema that can have an error; the first entry stands for all of a list. */
export function errorPaths(schema: Schema, path = ''): string[] {
  const own = path && !NEVER_WRONG.includes(schema.type) ? [path] : [];
  const parts = schema.element ? { 0: schema.element } : (schema.shape ?? {});
  const inner = Object.entries(parts).flatMap(([name, part]) =>
    errorPaths(part as Schema, path ? `${path}.${name}` : name),
  );
  return [...own, ...inner];
}
