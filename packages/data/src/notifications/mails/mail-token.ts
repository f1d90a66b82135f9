import type { DataClient } from '../../client/types.ts';
import { unwrap } from '../../http/unwrap.ts';
import { z } from '../../zod-mini.ts';

/** The content of a link in an email: its recipient, what it is about, and a signature. */
const tokenSchema = z.pipe(
  z.tuple([
    z.guid(),
    z.string().check(z.regex(/^[a-z_]+$/)),
    z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  ]),
  z.transform(([, topic]) => ({ topic })),
);

/** The topic of a token; null if the link is incomplete. Only the database knows whether its signature is right. */
export function readMailToken(token: string | null): { topic: string } | null {
  return tokenSchema.safeParse(token?.split('.')).data ?? null;
}

/** Turns off the email that the token came with, and returns its topic. Throws 'invalid' if the token is not ours. */
export async function unsubscribe(client: DataClient, token: string): Promise<string> {
  return unwrap(await client.rpc('unsubscribe', { token }));
}
