import type { DataClient } from '../../client/types.ts';
import { readRpc } from '../../http/read-rpc.ts';
import { unwrap } from '../../http/unwrap.ts';
import { countedPageSchema, type CountedPage } from '../../query/page.ts';
import * as v from 'valibot';
import type { AdminPageOptions } from '../admin-page.ts';
import type { NewsletterValues } from './newsletter-form.ts';

const FIND_PAGE_SIZE = 100;

const newsletterSchema = v.object({
  id: v.string(),
  subject: v.string(),
  /** Markdown. */
  body: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
  /** Null for a draft. */
  sent_at: v.nullable(v.string()),
  /** How many people it was sent to, including those who are counted in `waiting` and `failed`. */
  recipients: v.number(),
  waiting: v.number(),
  failed: v.number(),
});

export type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** `subscribers` are those who confirmed their subscription. */
type WithSubscribers = { subscribers: number };

export type NewsletterPage = CountedPage<Newsletter> & WithSubscribers;

export type FoundNewsletter = WithSubscribers & { newsletter: Newsletter | null };

const pageSchema: v.GenericSchema<unknown, NewsletterPage> = v.intersect([
  countedPageSchema(newsletterSchema),
  v.object({ subscribers: v.number() }),
]);

/** Drafts and sent newsletters, latest first. */
export function listNewsletters(
  client: DataClient,
  { cursor, pageSize, signal }: { cursor: string | null } & AdminPageOptions,
): Promise<NewsletterPage> {
  const args = { ...(cursor && { cursor }), ...(pageSize && { page_size: pageSize }) };
  return readRpc(client, 'admin_list_newsletters', args, { schema: pageSchema, signal });
}

/** Reads the list until it has the newsletter; null if it has none with this id. */
export async function findNewsletter(
  client: DataClient,
  { id, signal }: { id: string; signal?: AbortSignal },
): Promise<FoundNewsletter> {
  let cursor: string | null = null;
  for (;;) {
    const page: NewsletterPage = await listNewsletters(client, {
      cursor,
      pageSize: FIND_PAGE_SIZE,
      signal,
    });
    const newsletter = page.items.find((item) => item.id === id) ?? null;
    if (newsletter || !page.next) return { newsletter, subscribers: page.subscribers };
    cursor = page.next;
  }
}

export type NewsletterDraft = NewsletterValues & { id: string };

/** Adds a draft with this id, or changes it. Throws 'conflict' if it was already sent. */
export async function saveNewsletter(
  client: DataClient,
  { id, subject, body }: NewsletterDraft,
): Promise<void> {
  unwrap(await client.rpc('admin_save_newsletter', { id, subject, body }));
}

/** Deletes a draft. Throws 'not-found' or 'conflict' if there is no such draft. */
export async function deleteNewsletter(client: DataClient, id: string): Promise<void> {
  unwrap(await client.rpc('admin_delete_newsletter', { id }));
}

/** Mails a saved draft to one address. */
export async function sendTestNewsletter(
  client: DataClient,
  { id, email }: { id: string; email: string },
): Promise<void> {
  unwrap(await client.rpc('admin_test_newsletter', { id, email }));
}

/** Mails a saved draft to every confirmed subscriber, once. Returns how many there are. */
export async function sendNewsletter(client: DataClient, id: string): Promise<number> {
  return unwrap(await client.rpc('admin_send_newsletter', { id }));
}
