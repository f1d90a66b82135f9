import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import * as v from 'valibot';
import { parseOrNull } from '../../parse-json.ts';

/** The content of a link in an email: its recipient, what it is about, and a signature. */
const tokenSchema = v.pipe(
  v.strictTuple([
    v.pipe(v.string(), v.uuid()),
    v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
    v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  ]),
  v.transform(([, topic]) => ({ topic })),
);

/** The topic of a token; null if the link is incomplete. Only the database knows whether its signature is right. */
export function readMailToken(token: string | null): { topic: string } | null {
  return parseOrNull(tokenSchema, token?.split('.'));
}

/** Turns off the email that the token came with, and returns its topic. Throws 'invalid' if the token is not ours. */
export async function unsubscribe(client: DataClient, token: string): Promise<string> {
  return unwrap(await client.rpc('unsubscribe', { token }));
}
