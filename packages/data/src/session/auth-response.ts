import { isAuthApiError, isAuthSessionMissingError } from '@supabase/supabase-js';
import { z } from '../zod.ts';

/** What the auth service says of a session that it will never accept again. */
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

const codeSchema = z.enum(FINAL_CODES);
const rejectionSchema = z.union([
  z.object({ error_code: codeSchema }),
  z.object({ code: codeSchema }),
]);
const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/**
 * Passes on what the auth service itself answers. supabase-js takes any answer below 500 for the end of a session, also a limit, a
 * firewall's page or a stray 404: these become an answer that it waits out.
 */
export async function requireAuthResponse(response: Response): Promise<Response> {
  if (response.status >= 500 || response.status === 204) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const expected = response.ok ? sessionSchema : rejectionSchema;
  return expected.safeParse(body).success ? response : createUnavailableResponse();
}

/** As from an auth service that is away. */
export function createUnavailableResponse() {
  const message = 'The auth service did not answer';
  return Response.json({ message }, { status: 503 });
}

/** Whether the service has refused the session for good, rather than not answered. */
export function isSessionOver(error: unknown): boolean {
  return isAuthApiError(error) || isAuthSessionMissingError(error);
}
