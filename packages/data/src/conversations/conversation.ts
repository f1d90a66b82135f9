import { DataError } from '../data-error.ts';

/** One row of the list of conversations. */
export type Conversation = {
  id: string;
  /** `id` is null if the user has deleted their account. */
  other: { id: string | null; name: string; avatar: string | null; last_seen_at: string | null };
  /** The first 200 characters of the message. */
  last_message: { text: string; sender_id: string | null; created_at: string } | null;
  /** At most 100. */
  unread: number;
  latest_at: string;
};

export type ConversationPage = { items: Conversation[]; nextCursor: string | null };

/** Two users, who may not have written to each other yet. */
export type OpenConversation = {
  /** Until the first message this is the id of `newConversationId`. */
  id: string;
  /** Null if the account is deleted. */
  otherId: string | null;
  /** True until the first message. */
  isNew: boolean;
};

const NEW_PREFIX = 'with:';

/** A placeholder for a conversation that the first message will create; nothing of it is stored. */
export function newConversationId(otherId: string): string {
  return `${NEW_PREFIX}${otherId}`;
}

/** The recipient of the first message; null for an existing conversation. */
export function getFirstMessageRecipient(conversationId: string): string | null {
  return conversationId.startsWith(NEW_PREFIX) ? conversationId.slice(NEW_PREFIX.length) : null;
}

/** What `my_conversations` returns; the SQL function defines the shape. */
export function readConversationPage(result: unknown): ConversationPage {
  if (!isConversationResult(result)) {
    throw new DataError({ kind: 'server', message: 'The response has no list', status: 200 });
  }
  return { items: result.items, nextCursor: result.next_cursor };
}

function isConversationResult(
  result: unknown,
): result is { items: Conversation[]; next_cursor: string | null } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'items' in result &&
    Array.isArray(result.items) &&
    'next_cursor' in result
  );
}
