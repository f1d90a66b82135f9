import { z } from '../zod.ts';
import type { Fields } from './define-form.ts';
import { rules } from './rules.ts';

/** The rules of each field. A form adds those that concern several fields. */
export function createSchema<F extends Fields>({ fields }: { fields: F }) {
  const shape = Object.entries(fields).map(([name, { rule }]) => [name, rule(rules)] as const);
  return z.object(Object.fromEntries(shape) as { [K in keyof F]: ReturnType<F[K]['rule']> });
}
