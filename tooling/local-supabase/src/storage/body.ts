import { badRequest } from './storage-error.ts';

export type Body = Record<string, unknown>;

export async function jsonBody(request: Request): Promise<Body> {
  const value: unknown = await request.json().catch(() => undefined);
  if (typeof value !== 'object' || value === null)
    throw badRequest('The body must be a JSON object');
  return { ...value };
}

export function readText(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '')
    throw badRequest(`body must have required property '${name}'`);
  return value;
}

export function readTexts(body: Body, name: string): string[] {
  const value = body[name];
  const isList = Array.isArray(value) && value.length > 0 && value.length <= 1000;
  if (!isList || !value.every((item) => typeof item === 'string')) {
    throw badRequest(`body/${name} must be a list of 1 to 1000 names`);
  }
  return value;
}

/** An integer within bounds, or the default if it is absent. */
export function readCount(
  body: Body,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
) {
  const value = body[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw badRequest(`body/${name} must be a whole number`);
  return Math.min(Math.max(value, min), max);
}
