import { DataError } from '../client/data-error.ts';
import type { z } from '../zod.ts';

/** The value in the shape of the schema; throws 'server' for anything else. */
export function parseResponse<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const message = 'The response has an unexpected shape';
  throw new DataError({ kind: 'server', message, status: 200, cause: error });
}
