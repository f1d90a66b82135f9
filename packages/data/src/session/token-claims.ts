import type { Session } from '@supabase/supabase-js';
import { parseJson } from '../parse-json.ts';
import { z } from '../zod-mini.ts';

const claimsSchema = z.object({ session_id: z.optional(z.string()), aal: z.optional(z.string()) });

/** The claims in a session's access token, unverified; empty if it can't be read. */
export function readClaims({ access_token }: Session): z.infer<typeof claimsSchema> {
  try {
    const payload = access_token.split('.')[1] ?? '';
    const claims = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(claims, claimsSchema) ?? {};
  } catch {
    // Not base64.
    return {};
  }
}
