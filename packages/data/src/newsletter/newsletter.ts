import type { DataClient } from '../client.ts';
import { toDataError } from '../http/to-data-error.ts';

/** An address that is already there is as good as a new one. */
export async function subscribeToNewsletter(client: DataClient, email: string): Promise<void> {
  const { error, status } = await client
    .from('newsletter_subscribers')
    .insert({ email: email.trim().toLowerCase() });
  if (!error) return;
  const failure = toDataError(error, status);
  if (failure.kind !== 'conflict') throw failure;
}
