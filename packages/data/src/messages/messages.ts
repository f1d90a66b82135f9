import type { AttachmentToSend } from '../attachments/attachment.ts';
import type { DataClient } from '../client/types.ts';
import { getFirstMessageRecipient } from '../conversations/conversation.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';
import { MESSAGE_PAGE_SIZE, messageSchema, type Message } from './message.ts';

/** How many missed messages are fetched at a time after a lost connection. */
const GAP_PAGE_SIZE = 500;

const threadSchema = v.object({
  items: v.array(messageSchema),
  has_older: v.boolean(),
  has_newer: v.boolean(),
});

/** Which part of a thread: before or after a time, on both sides of a message, or, if null, its end. */
export type ThreadPart = { before: string } | { after: string } | { around: string } | null;

/** Messages, oldest first, and the parts before and after them, if there are any. */
export type ThreadPage = {
  items: Message[];
  older: ThreadPart;
  newer: ThreadPart;
};

type PageInput = { conversationId: string; part: ThreadPart; signal?: AbortSignal };

export async function listMessages(
  client: DataClient,
  { conversationId, part, signal }: PageInput,
): Promise<ThreadPage> {
  if (!isUuid(conversationId)) return { items: [], older: null, newer: null };
  const { items, has_older, has_newer } = await readThread(client, {
    args: { conversation_id: conversationId, page_size: MESSAGE_PAGE_SIZE, ...part },
    signal,
  });
  const [first, last] = [items.at(0), items.at(-1)];
  return {
    items,
    older: has_older && first ? { before: first.created_at } : null,
    newer: has_newer && last ? { after: last.created_at } : null,
  };
}

/** All messages after a time, oldest first. */
export async function listMessagesAfter(
  client: DataClient,
  { conversationId, after }: { conversationId: string; after: string | null },
): Promise<Message[]> {
  if (!isUuid(conversationId)) return [];
  const found: Message[] = [];
  for (;;) {
    const { items, has_newer } = await readThread(client, {
      args: {
        conversation_id: conversationId,
        after: found.at(-1)?.created_at ?? after ?? '-infinity',
        page_size: GAP_PAGE_SIZE,
      },
    });
    found.push(...items);
    if (!has_newer) return found;
  }
}

type ThreadArguments = {
  conversation_id: string;
  page_size: number;
  before?: string;
  after?: string;
  around?: string;
};

function readThread(
  client: DataClient,
  { args, signal }: { args: ThreadArguments; signal?: AbortSignal | undefined },
) {
  return readRpc(client, 'conversation_messages', args, { schema: threadSchema, signal });
}

export type MessageToSend = {
  /** With files, that of `newConversationId`, also if the conversation exists. */
  conversationId: string;
  clientKey: string;
  text: string;
  attachments?: readonly AttachmentToSend[];
};

/**
 * A repeated client key does not send the message twice, so retry until it is known to have arrived. The first message creates the
 * conversation.
 */
export async function sendMessage(client: DataClient, message: MessageToSend): Promise<void> {
  const { conversationId, clientKey, text, attachments = [] } = message;
  const other_id = getFirstMessageRecipient(conversationId);
  if (other_id !== null) {
    const files = attachments.map(({ id, alt }) => ({ id, alt }));
    unwrap(
      await client.rpc('send_message', {
        other_id,
        text,
        client_key: clientKey,
        ...(files.length > 0 && { attachments: files }),
      }),
    );
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
