import type { Conversation } from '@showcase/data';

/** Which conversation the address names: by the other person, or by its id where that one has left. */
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
