import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';

/** Mails a link that confirms the subscription. Succeeds for an email address that is already subscribed. */
export async function subscribeToNewsletter(client: DataClient, email: string): Promise<void> {
  unwrap(await client.rpc('join_newsletter', { email: email.trim().toLowerCase() }));
}

/** Confirms the subscription that the token was mailed for. Throws 'invalid' if the token is not ours or has expired. */
export async function confirmNewsletter(client: DataClient, token: string): Promise<void> {
  unwrap(await client.rpc('confirm_newsletter', { token }));
}
