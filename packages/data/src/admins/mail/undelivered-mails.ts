import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { countedPageSchema, type CountedPage } from '../../query/page.ts';
import * as v from 'valibot';
import type { AdminPageOptions, AdminSearch } from '../admin-page.ts';

const undeliveredMailSchema = v.object({
  id: v.string(),
  /** A kind of notification, or contact_confirmation, digest, newsletter or newsletter_confirmation. */
  kind: v.string(),
  created_at: v.string(),
  attempts: v.number(),
  /** The mail server's answer to the last attempt. */
  response: v.string(),
  /** When it is tried again, if it has not failed for good. */
  due_at: v.string(),
  /** Null if the recipient deleted their account. */
  to: v.nullable(v.string()),
});

/** A mail that could not be sent, at least not at the first attempt. */
export type UndeliveredMail = v.InferOutput<typeof undeliveredMailSchema>;

/** Latest first. `status` is failed, which means for good, or retrying. */
export function listUndeliveredMails(
  client: DataClient,
  { status, cursor, pageSize, signal }: Omit<AdminSearch, 'q'> & AdminPageOptions,
): Promise<CountedPage<UndeliveredMail>> {
  const args = { status, ...(cursor && { cursor }), ...(pageSize && { page_size: pageSize }) };
  const schema = countedPageSchema(undeliveredMailSchema);
  return readRpc(client, 'admin_list_mails', args, { schema, signal });
}

/** Sends an undelivered mail again, now. Throws 'not-found' if another admin was first. */
export async function resendMail(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('admin_retry_mail', { mail_id: id }));
}
