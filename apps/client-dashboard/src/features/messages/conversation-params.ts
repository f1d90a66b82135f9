import type { Conversation } from '@showcase/data/messages';

/** The conversation in the URL: by the other user's id, or by its own id if that user deleted their account. */
export type ConversationParams = { otherId: string } | { id: string };

export function readConversationParams(params: URLSearchParams): ConversationParams | null {
  const otherId = params.get('with');
  if (otherId) return { otherId };
  const id = params.get('conversation');
  return id ? { id } : null;
}

export function getConversationHref({ id, other }: Pick<Conversation, 'id' | 'other'>) {
  return other.id ? `?with=${other.id}` : `?conversation=${id}`;
}

export function isSelectedConversation(
  conversationParams: ConversationParams | null,
  { id, other }: Pick<Conversation, 'id' | 'other'>,
) {
  if (!conversationParams) return false;
  return 'otherId' in conversationParams
    ? conversationParams.otherId === other.id
    : conversationParams.id === id;
}
