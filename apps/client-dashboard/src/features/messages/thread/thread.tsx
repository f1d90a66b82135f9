import { hireRequestQueries } from '@showcase/data/hire-requests';
import { messageQueries, flattenMessages, type OpenConversation } from '@showcase/data/messages';
import { useDataClient, useList } from '@showcase/data/query';
import { personQueries } from '@showcase/data/users';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Composer } from '../composer/composer.tsx';
import { useOutgoing } from '../outbox/use-outgoing.ts';
import { getRefetchInterval } from '../use-live-messages.ts';
import { ComposerGate } from './composer-gate.tsx';
import { MessageLog } from '../log/message-log.tsx';
import { ThreadError, ThreadSkeleton } from './thread-states.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { buildTimeline } from '../log/timeline.ts';
import { useConversationChannel } from './use-conversation-channel.ts';
import { useOnline } from './use-online.ts';
import { useReadMarks } from '../log/use-read-marks.ts';

type ThreadProps = { userId: string; conversation: OpenConversation; isLive: boolean };

/** The conversation between two users. */
export function Thread({ userId, conversation, isLive }: ThreadProps) {
  const { id, otherId } = conversation;
  const client = useDataClient();
  const queries = messageQueries(client);
  const thread = useInfiniteQuery(queries.thread(id));
  const newMessages = useQuery({
    ...queries.newMessages(id),
    enabled: thread.isSuccess,
    refetchInterval: () => getRefetchInterval(isLive),
  });
  const messages = useMemo(
    () => flattenMessages(thread.data, newMessages.data),
    [thread.data, newMessages.data],
  );
  const { outgoing, outbox, pausedUntil } = useOutgoing(userId, conversation, messages);
  const channel = useConversationChannel({
    conversationId: conversation.isNew ? null : id,
    userId,
    messages,
  });
  const { data: marks } = useReadMarks(id);
  const requests = useQuery({
    ...hireRequestQueries(client).between(userId, otherId ?? ''),
    enabled: otherId !== null,
  }).data;
  const hasOlder = thread.hasNextPage;
  const people = useList(personQueries(client).people([userId, ...(otherId ? [otherId] : [])]));
  const findPerson = (personId: string | null) =>
    people.data.find(({ id: candidateId }) => candidateId === personId);
  const isOnline = useOnline(messages.length > 0 ? otherId : null);
  const readUntil = otherId ? marks?.[otherId] : undefined;
  const items = useMemo(
    () =>
      buildTimeline({
        messages,
        outgoing,
        requests: requests ?? [],
        hasOlder,
        userId,
        readUntil,
        // oxlint-disable-next-line react/purity -- days are told apart from when a message last came
        now: new Date(),
      }),
    [messages, outgoing, requests, hasOlder, userId, readUntil],
  );
  const other = findPerson(otherId);
  const name = other?.name ?? (people.isPending ? '' : 'Deleted account');

  return (
    <>
      <ThreadHeader name={name} person={other} isOnline={isOnline} isTyping={channel.isTyping} />
      {thread.isPending && <ThreadSkeleton />}
      {thread.error && !thread.data && (
        <ThreadError error={thread.error} onRetry={() => void thread.refetch()} />
      )}
      {thread.data && (
        <MessageLog
          userId={userId}
          conversationId={id}
          messages={messages}
          items={items}
          name={name}
          older={{
            hasMore: hasOlder,
            isLoading: thread.isFetchingNextPage,
            hasFailed: thread.isFetchNextPageError,
            load: () => void thread.fetchNextPage(),
          }}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
          onRead={channel.sendRead}
        />
      )}
      <ComposerGate isDeleted={otherId === null} me={findPerson(userId)} other={other}>
        <Composer
          userId={userId}
          draftKey={otherId ?? id}
          name={name}
          pausedUntil={pausedUntil}
          onSend={(text) => outbox.add(id, text)}
          onTyping={channel.sendTyping}
        />
      </ComposerGate>
    </>
  );
}
