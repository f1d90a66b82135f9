import { hireRequestQueries } from '@showcase/data/hire-requests';
import { conversationQueries, messageQueries } from '@showcase/data/messages';
import type { RemoteServices } from '@showcase/remote-contract';
import type { ConversationParams } from './conversation-params.ts';

type Services = Pick<RemoteServices, 'client' | 'queryClient'> & { userId: string };

/** Prefetches the list and the thread in the URL while the page's code loads. */
export async function prefetchMessages(
  { client, queryClient, userId }: Services,
  conversationParams: ConversationParams | null,
) {
  const { list, open } = conversationQueries(client);
  const conversations = queryClient.prefetchInfiniteQuery(list(''));
  if (conversationParams) {
    const conversation = await queryClient.ensureQueryData(open({ userId, ...conversationParams }));
    const { thread } = messageQueries(client);
    if (conversation) {
      const { id, otherId } = conversation;
      const { between } = hireRequestQueries(client);
      await Promise.all([
        queryClient.prefetchInfiniteQuery(thread(id)),
        otherId && queryClient.prefetchQuery(between(userId, otherId)),
      ]);
    }
  }
  await conversations;
}
