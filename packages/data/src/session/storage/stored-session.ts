import { parseJson } from '../../parse-json.ts';
import { z } from '../../zod.ts';

/** Larger than any session of ours: longer text was not written by us. */
const MAX_LENGTH = 100_000;

/** The fields of a stored session that supabase-js and this package read. */
const sessionSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.number(),
  user: z.object({
    id: z.guid(),
    email: z.string().nullish(),
    app_metadata: z.record(z.string(), z.unknown()),
  }),
});

/** Whether the stored text is a usable session. */
export function isStoredSession(text: string): boolean {
  return text.length <= MAX_LENGTH && parseJson(text, sessionSchema) !== null;
}
