import type { z } from './zod-mini.ts';

/** Null if the text is not JSON or does not match the schema. */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
