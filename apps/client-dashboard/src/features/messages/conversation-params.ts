/** The conversation in the URL: by the other user's id, or by its own id if that user deleted their account. */
export type ConversationParams = { otherId: string } | { id: string };

export function readConversationParams(params: URLSearchParams): ConversationParams | null {
  const otherId = params.get('with');
  if (otherId) return { otherId };
  const id = params.get('conversation');
  return id ? { id } : null;
}

/** The message at which the thread is opened, which a search found; null for its end. */
export function readMessageId(params: URLSearchParams): string | null {
  return params.get('message') || null;
}

type ConversationIds = { id: string; other: { id: string | null } };

export function getConversationHref({ id, other }: ConversationIds, messageId?: string) {
  const conversation = other.id ? `?with=${other.id}` : `?conversation=${id}`;
  return messageId === undefined ? conversation : `${conversation}&message=${messageId}`;
}

export function isSelectedConversation(
  conversationParams: ConversationParams | null,
  { id, other }: ConversationIds,
) {
  if (!conversationParams) return false;
  return 'otherId' in conversationParams
    ? conversationParams.otherId === other.id
    : conversationParams.id === id;
}
