/** A call that the auth service rejects; `details` are further fields of the response. */
export class AuthError extends Error {
  override name = 'AuthError';
  readonly status: number;
  readonly code: string;
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The API version in which errors are `{ code, message }`; supabase-js asks for it. */
const VERSION_HEADER = 'x-supabase-api-version';
const NAMED_CODES = '2024-01-01';

export function wantsNamedCodes(request: Request): boolean {
  const version = request.headers.get(VERSION_HEADER) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(version) && version >= NAMED_CODES;
}

/** The response for an error, in the form of the version that the request names. */
export function toErrorResponse(error: AuthError, request: Request): Response {
  const { status, code, message, details } = error;
  const headers: Record<string, string> = { 'x-sb-error-code': code };
  if (wantsNamedCodes(request)) {
    headers[VERSION_HEADER] = NAMED_CODES;
    return Response.json({ code, message, ...details }, { status, headers });
  }
  return Response.json(
    { code: status, error_code: code, msg: message, ...details },
    { status, headers },
  );
}

export function validationError(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
