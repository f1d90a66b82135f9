import { conversationQueries } from '@showcase/data/messages';
import type { CommandSearch } from '@showcase/remote-contract';
import { getConversationHref } from './conversation-params.ts';

/** Finds a user's own conversations by name, for the command palette. */
export const findConversations: CommandSearch = async (input) => {
  const { client, queryClient, text, userId } = input;
  if (!userId) return [];
  const { pages } = await queryClient.fetchInfiniteQuery(conversationQueries(client).list(text));
  return pages.flatMap(({ items }) =>
    items.map((conversation) => ({
      label: conversation.other.name,
      path: `/messages${getConversationHref(conversation)}`,
    })),
  );
};
