import {
  newConversationId,
  refetchSentMessages,
  type Message,
  type OpenConversation,
} from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { getOutbox } from './get-outbox.ts';

/** Outgoing messages of a conversation, including those written before it existed. Sent ones stay until they are fetched. */
export function useOutgoing(
  userId: string,
  { id, otherId, isNew }: OpenConversation,
  messages: readonly Message[],
) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const outbox = getOutbox(client, userId);
  const all = useStore(outbox.store, (state) => state.messages);
  const pausedUntil = useStore(outbox.store, (state) => state.pausedUntil);
  const outgoing = useMemo(
    () =>
      all.filter(({ conversationId }) =>
        [id, newConversationId(otherId ?? '')].includes(conversationId),
      ),
    [all, id, otherId],
  );
  const sentCount = outgoing.filter(({ state }) => state === 'sent').length;

  useEffect(() => {
    if (sentCount > 0) void refetchSentMessages(queryClient, { id, isNew });
  }, [client, queryClient, id, isNew, sentCount]);

  useEffect(() => {
    if (sentCount > 0) outbox.removeSent(new Set(messages.map(({ client_key }) => client_key)));
  }, [outbox, sentCount, messages]);

  return { outbox, outgoing, pausedUntil };
}
