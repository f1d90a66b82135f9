import type { Session } from '@supabase/supabase-js';
import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { readClaims } from '../session/token-claims.ts';
import * as v from 'valibot';

const secondFactorSchema = v.object({
  is_on: v.boolean(),
  /** Whether a code of the app or a recovery code confirmed this session. */
  is_confirmed: v.boolean(),
  codes_left: v.number(),
  /** Whether an app was set up in an old session, which someone else may have used. */
  is_late: v.boolean(),
  /** Whether a mailed link began this session just now, so that it may remove such an app. */
  is_from_mail: v.boolean(),
});

const signedInSessionSchema = v.object({
  id: v.string(),
  user_agent: v.nullable(v.string()),
  started_at: v.string(),
  used_at: v.string(),
  is_current: v.boolean(),
});

export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;
export type SignedInSession = v.InferOutput<typeof signedInSessionSchema>;

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
          readRpc(client, 'my_sessions', {}, { schema: v.array(signedInSessionSchema), signal }),
        meta: { failure: 'Error fetching sessions:' },
      }),
  };
}
