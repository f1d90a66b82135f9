import * as v from 'valibot';

/** Codes of the auth service for a session that it will never accept again. */
const FINAL_CODES = [
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'validation_failed',
  'bad_jwt',
  'no_authorization',
] as const;

const codeSchema = v.picklist(FINAL_CODES);
const rejectionSchema = v.union([
  v.object({ error_code: codeSchema }),
  v.object({ code: codeSchema }),
]);
const sessionSchema = v.object({ access_token: v.string(), refresh_token: v.string() });

/**
 * Passes on responses of the auth service itself. supabase-js treats any response below 500 as the end of a session, even a rate
 * limit, a firewall's page or a stray 404, so these are replaced by a response that makes it wait and retry.
 */
export async function requireAuthResponse(response: Response): Promise<Response> {
  if (response.status >= 500 || response.status === 204) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const expected = response.ok ? sessionSchema : rejectionSchema;
  return v.safeParse(expected, body).success ? response : createUnavailableResponse();
}

/** The response of an auth service that is down. */
export function createUnavailableResponse() {
  const message = 'The auth service did not answer';
  return Response.json({ message }, { status: 503 });
}

/** Whether the service has rejected the session for good, as opposed to not responding. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof Error && /^Auth(?:Api|SessionMissing)Error$/.test(error.name);
}
