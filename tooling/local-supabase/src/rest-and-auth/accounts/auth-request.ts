import { isTooDeep } from '../../http/json-depth.ts';
import { readWithinLimit } from '../../http/read-body.ts';
import { authFailure } from '../auth-failure.ts';

export type AuthRequest = {
  /** The method and the endpoint, such as `POST token`. */
  call: string;
  /** The credentials in a session request: a password or a refresh token. */
  grant: string | null;
  fields: Fields;
  /** The same request with a body that can be read again. */
  request: Request;
};
export type Fields = Record<string, unknown>;

const maxBodySize = 64 * 1024;
/** bcrypt ignores the rest of a longer password. */
const maxPasswordLength = 72;
const maxEmailLength = 255;
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const textFields = [
  'email',
  'password',
  'current_password',
  'refresh_token',
  'token',
  'token_hash',
  'type',
  'auth_code',
  'code_verifier',
  'nonce',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
];
/** The endpoints that take an email address or a password. */
const validatedCalls = ['POST signup', 'PUT user', 'POST recover', 'POST resend'];

/** Parses a request to the auth service; a Response if the hosted service would reject it. */
export async function readAuthRequest(request: Request): Promise<AuthRequest | Response> {
  const url = new URL(request.url);
  const grants = url.searchParams.getAll('grant_type');
  // An encoded path could be a different path here than in the service behind.
  const name = /^\/auth\/v1((?:\/[\w.-]+)*)$/.exec(url.pathname)?.[1];
  if (name === undefined || grants.length > 1) return notFound();
  const body = await readBody(request);
  if (body instanceof Response) return body;
  const call = `${request.method} ${name.slice(1)}`;
  const validationError = validatedCalls.includes(call) ? validateFields(body.fields) : undefined;
  return validationError ?? { call, grant: grants[0] ?? null, ...body };
}

async function readBody(
  request: Request,
): Promise<Pick<AuthRequest, 'fields' | 'request'> | Response> {
  if (request.body === null) return { fields: {}, request };
  const bytes = await readWithinLimit(request, maxBodySize);
  if (!bytes) {
    const message = `Request body too large (max ${maxBodySize} bytes)`;
    return authFailure(413, 'request_entity_too_large', message);
  }
  const { url, method, headers } = request;
  const copy = new Request(url, { method, headers, body: bytes });
  const text = new TextDecoder().decode(bytes);
  if (text === '') return { fields: {}, request: copy };
  const fields = isTooDeep(text) ? undefined : parse(text);
  if (!fields || textFields.some((name) => !isTextOrAbsent(fields[name]))) {
    return authFailure(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return { fields, request: copy };
}

/** An object without a NUL, which PostgreSQL text cannot contain. */
function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !/(?<!\\)(?:\\\\)*\\u0000/.test(text) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function validateFields({ email, password, data }: Fields): Response | undefined {
  if (typeof email === 'string' && email.length > maxEmailLength) {
    return validationFailed('An email address is too long');
  }
  if (typeof email === 'string' && email !== '' && !emailPattern.test(email)) {
    return validationFailed('Unable to validate email address: invalid format');
  }
  if (typeof password === 'string' && isTooLong(password)) {
    return validationFailed(`Password cannot be longer than ${maxPasswordLength} characters`);
  }
  if (data !== undefined && data !== null && (typeof data !== 'object' || Array.isArray(data))) {
    return authFailure(400, 'bad_json', 'Could not parse request body as JSON');
  }
  return undefined;
}

/** A field that should be a text; empty if it is none. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > maxPasswordLength;
}

function validationFailed(message: string): Response {
  return authFailure(400, 'validation_failed', message);
}

function notFound(): Response {
  return Response.json({ code: 404, msg: '404 page not found' }, { status: 404 });
}
