import { conversationQueries, hireRequestQueries, messageQueries } from '@showcase/data';
import type { RemoteServices } from '@showcase/remote-contract';
import { getSignedInUserId } from '../../shared/get-signed-in-user-id.ts';
import type { ConversationParams } from './conversation-params.ts';

type Services = Pick<RemoteServices, 'client' | 'queryClient'>;

/** Prefetches the list and the thread in the URL while the page's code loads. */
export async function prefetchMessages(
  { client, queryClient }: Services,
  conversationParams: ConversationParams | null,
) {
  const { list, open } = conversationQueries(client);
  const conversations = queryClient.prefetchInfiniteQuery(list(''));
  const userId = await getSignedInUserId(client);
  if (conversationParams && userId) {
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
