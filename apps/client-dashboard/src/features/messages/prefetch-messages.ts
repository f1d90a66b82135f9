import { conversationQueries, messageQueries } from '@showcase/data/messages';
import type { RemoteServices } from '@showcase/remote-contract';
import type { ConversationParams } from './conversation-params.ts';

type Services = Pick<RemoteServices, 'client' | 'queryClient'> & { userId: string };

/** Prefetches the list and the thread in the URL while the page's code loads. */
export async function prefetchMessages(
  { client, queryClient, userId }: Services,
  conversationParams: ConversationParams | null,
  messageId: string | null,
) {
  const { details, list, open } = conversationQueries(client);
  const conversations = queryClient.prefetchInfiniteQuery(list(''));
  if (conversationParams) {
    const conversation = await queryClient.ensureQueryData(open({ userId, ...conversationParams }));
    const { thread } = messageQueries(client);
    if (conversation) {
      const { id } = conversation;
      await Promise.all([
        queryClient.prefetchInfiniteQuery(thread({ conversationId: id, around: messageId })),
        queryClient.prefetchQuery(details(id)),
      ]);
    }
  }
  await conversations;
}
