import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Throws if the file does not exist or its content does not match the schema. */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}
