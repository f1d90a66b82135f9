import type { Session } from '@supabase/supabase-js';
import { parseJson } from '../parse-json.ts';
import * as v from 'valibot';

const claimsSchema = v.object({ session_id: v.optional(v.string()), aal: v.optional(v.string()) });

/** The claims in a session's access token, unverified; empty if it can't be read. */
export function readClaims({ access_token }: Session): v.InferOutput<typeof claimsSchema> {
  try {
    const payload = access_token.split('.')[1] ?? '';
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(claims, claimsSchema) ?? {};
  } catch {
    // Not base64.
    return {};
  }
}
