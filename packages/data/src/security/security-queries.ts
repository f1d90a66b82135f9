import type { Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { readClaims } from '../session/token-claims.ts';
import { z } from '../zod-mini.ts';

const secondFactorSchema = z.object({
  is_on: z.boolean(),
  /** Whether a code of the app or a recovery code confirmed this session. */
  is_confirmed: z.boolean(),
  codes_left: z.number(),
  /** Whether an app was set up in an old session, which someone else may have used. */
  is_late: z.boolean(),
  /** Whether a mailed link began this session just now, so that it may remove such an app. */
  is_from_mail: z.boolean(),
});

const signedInSessionSchema = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  started_at: z.string(),
  used_at: z.string(),
  is_current: z.boolean(),
});

export type SecondFactor = z.infer<typeof secondFactorSchema>;
export type SignedInSession = z.infer<typeof signedInSessionSchema>;

export function securityQueries(client: DataClient) {
  return {
    /** Each session of a user has its own response. */
    secondFactor: (session: Session | null) =>
      queryOptions({
        queryKey: ['second-factor', session?.user.id, session && readClaims(session).session_id],
        queryFn: ({ signal }): Promise<SecondFactor | null> =>
          readRpc(client, 'my_second_factor', {}, { schema: secondFactorSchema, signal }),
        enabled: session !== null,
        meta: { failure: 'Error fetching the second factor:' },
      }),
    /** Where the user is signed in, this session first, then the last used one; at most 100. */
    sessions: (userId: string) =>
      queryOptions({
        queryKey: ['sessions', userId],
        queryFn: ({ signal }) =>
          readRpc(client, 'my_sessions', {}, { schema: z.array(signedInSessionSchema), signal }),
        meta: { failure: 'Error fetching sessions:' },
      }),
  };
}
