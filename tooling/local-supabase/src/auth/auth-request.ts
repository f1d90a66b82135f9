import { isTooDeep } from '../http/json-depth.ts';
import { readWithinLimit } from '../http/read-body.ts';
import { AuthError } from './auth-error.ts';

export type Fields = Record<string, unknown>;

/** A call to the auth service, read and checked for its shape. */
export type AuthCall = {
  request: Request;
  url: URL;
  fields: Fields;
  ipAddress: string;
};

const MAX_BODY_SIZE = 64 * 1024;
const textFields = [
  ...['email', 'phone', 'password', 'current_password', 'refresh_token', 'token', 'token_hash'],
  ...['type', 'auth_code', 'code_verifier', 'code_challenge', 'nonce', 'factor_type'],
  ...['friendly_name', 'issuer', 'challenge_id', 'code'],
];

/** The JSON object in a body; empty without one. */
export async function readFields(request: Request): Promise<Fields> {
  if (request.body === null) return {};
  const bytes = await readWithinLimit(request, MAX_BODY_SIZE);
  if (!bytes) {
    const message = `Request body too large (max ${MAX_BODY_SIZE} bytes)`;
    throw new AuthError(413, 'request_entity_too_large', message);
  }
  const text = new TextDecoder().decode(bytes);
  if (text === '') return {};
  const fields = isTooDeep(text) ? undefined : parse(text);
  const isReadable =
    fields &&
    textFields.every((name) => isTextOrAbsent(fields[name])) &&
    isObjectOrAbsent(fields.data);
  if (!isReadable) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  return fields;
}

/** An object without a NUL, which PostgreSQL text cannot contain. */
function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && !/(?<!\\)(?:\\\\)*\\u0000/.test(text) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isObjectOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || isObject(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that should be a text; empty if it is none. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A field that should be an object; empty if it is none. */
export function toObject(value: unknown): Fields {
  return isObject(value) ? { ...value } : {};
}
