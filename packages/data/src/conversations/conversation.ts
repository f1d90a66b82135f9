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

const NEW = 'with:';

/** Stands for a conversation that its first message will begin: nothing of it is stored. */
export function newConversationId(otherId: string): string {
  return `${NEW}${otherId}`;
}

/** Whom the first message goes to; null for a conversation that exists. */
export function receiverOfFirst(conversationId: string): string | null {
  return conversationId.startsWith(NEW) ? conversationId.slice(NEW.length) : null;
}

/** What `my_conversations` answers; the shape stands in the function. */
export function readConversationPage(answer: unknown): ConversationPage {
  if (!isConversationAnswer(answer)) {
    throw new DataError({ kind: 'server', message: 'There came no list', status: 200 });
  }
  return { items: answer.items, nextCursor: answer.next_cursor };
}

function isConversationAnswer(
  answer: unknown,
): answer is { items: Conversation[]; next_cursor: string | null } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items) &&
    'next_cursor' in answer
  );
}
