import { z } from '../../zod.ts';

/** More than any session of ours: what is longer was not written by us. */
const MAX_LENGTH = 100_000;

/** What supabase-js and this package read of a stored session. */
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

/** Whether a stored text is a session that can be used. */
export function isStoredSession(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  try {
    return sessionSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
