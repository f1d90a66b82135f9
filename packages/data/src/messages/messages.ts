import type { DataClient } from '../client/client.ts';
import { getFirstMessageRecipient } from '../conversations/conversation.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Page } from '../query/page.ts';
import { isUuid } from '../uuid.ts';
import { MESSAGE_PAGE_SIZE, type Message } from './message.ts';

/** How many missed messages are fetched at a time after a lost connection. */
const GAP_PAGE_SIZE = 500;

type PageInput = { conversationId: string; before: string | null; signal?: AbortSignal };

export const selectMessages = (client: DataClient) =>
  client.from('messages').select('id, sender_id, client_key, text, created_at');

/** The newest messages, or the newest before a time: oldest first. The next page is the one before. */
export async function listMessages(
  client: DataClient,
  { conversationId, before, signal }: PageInput,
): Promise<Page<Message>> {
  if (!isUuid(conversationId)) return { items: [], next: null };
  let request = selectMessages(client).eq('conversation_id', conversationId);
  if (before) request = request.lt('created_at', before);
  const newestFirst = request
    .order('created_at', { ascending: false })
    .limit(MESSAGE_PAGE_SIZE + 1);
  if (signal) newestFirst.abortSignal(signal);
  const rows = unwrap(await newestFirst);
  const items = rows.slice(0, MESSAGE_PAGE_SIZE).reverse();
  const hasOlder = rows.length > MESSAGE_PAGE_SIZE;
  return { items, next: hasOlder ? (items[0]?.created_at ?? null) : null };
}

/** All messages after a time, oldest first. */
export async function listMessagesAfter(
  client: DataClient,
  { conversationId, after }: { conversationId: string; after: string | null },
): Promise<Message[]> {
  if (!isUuid(conversationId)) return [];
  const found: Message[] = [];
  for (;;) {
    const last = found.at(-1)?.created_at ?? after;
    let request = selectMessages(client).eq('conversation_id', conversationId);
    if (last) request = request.gt('created_at', last);
    const rows = unwrap(await request.order('created_at').limit(GAP_PAGE_SIZE));
    found.push(...rows);
    if (rows.length < GAP_PAGE_SIZE) return found;
  }
}

export type MessageToSend = { conversationId: string; clientKey: string; text: string };

/**
 * A repeated client key does not send the message twice, so retry until it is known to have arrived. The first message creates the
 * conversation.
 */
export async function sendMessage(client: DataClient, message: MessageToSend): Promise<void> {
  const { conversationId, clientKey, text } = message;
  const other_id = getFirstMessageRecipient(conversationId);
  if (other_id !== null) {
    unwrap(await client.rpc('send_message', { other_id, text, client_key: clientKey }));
    return;
  }
  unwrap(
    await client
      .from('messages')
      .upsert(
        { conversation_id: conversationId, client_key: clientKey, text },
        { onConflict: 'conversation_id,sender_id,client_key', ignoreDuplicates: true },
      ),
  );
}
