import type { DataClient } from '../client/client.ts';
import { toDataError } from '../http/to-data-error.ts';

/** Succeeds for an email address that is already subscribed. */
export async function subscribeToNewsletter(client: DataClient, email: string): Promise<void> {
  const { error, status } = await client
    .from('newsletter_subscribers')
    .insert({ email: email.trim().toLowerCase() });
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}
