import { DataError } from '../data-error.ts';

/** One line of the list of conversations. */
export type Conversation = {
  id: string;
  /** `id` is null for someone who has deleted their account. */
  other: { id: string | null; name: string; avatar: string | null; last_seen_at: string | null };
  /** The first 200 characters of it. */
  last_message: { text: string; sender_id: string | null; created_at: string } | null;
  /** 100 at most. */
  unread: number;
  latest_at: string;
};

export type ConversationPage = { items: Conversation[]; nextCursor: string | null };

/** Two people, who may not have written to each other yet. */
export type OpenConversation = {
  /** Until the first message that of `newConversationId`. */
  id: string;
  /** Null where the account is deleted. */
  otherId: string | null;
  /** Nobody has written yet. */
  isNew: boolean;
};

const NEW_PREFIX = 'with:';

/** Stands for a conversation that its first message will begin: nothing of it is stored. */
export function newConversationId(otherId: string): string {
  return `${NEW_PREFIX}${otherId}`;
}

/** Whom the first message goes to; null for a conversation that exists. */
export function getFirstMessageRecipient(conversationId: string): string | null {
  return conversationId.startsWith(NEW_PREFIX) ? conversationId.slice(NEW_PREFIX.length) : null;
}

/** What `my_conversations` answers; the shape stands in the function. */
export function readConversationPage(result: unknown): ConversationPage {
  if (!isConversationResult(result)) {
    throw new DataError({ kind: 'server', message: 'There came no list', status: 200 });
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
