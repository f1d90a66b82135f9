import {
  messageQueries,
  newConversationId,
  useDataClient,
  type Message,
  type OpenConversation,
} from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { outboxOf } from './outbox-of.ts';

/** What is on its way in a conversation, from before its first message too; what was sent stays until it is read from the table. */
export function useOutgoing(
  userId: string,
  { id, otherId, isNew }: OpenConversation,
  messages: readonly Message[],
) {
  const client = useDataClient();
  const queries = useQueryClient();
  const outbox = outboxOf(client, userId);
  const all = useStore(outbox.store, (state) => state.messages);
  const pausedUntil = useStore(outbox.store, (state) => state.pausedUntil);
  const outgoing = useMemo(
    () =>
      all.filter(({ conversationId }) =>
        [id, newConversationId(otherId ?? '')].includes(conversationId),
      ),
    [all, id, otherId],
  );
  const sent = outgoing.filter(({ state }) => state === 'sent').length;

  useEffect(() => {
    if (sent === 0) return;
    const { queryKey } = messageQueries(client).news(id);
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: ['conversations', 'list'] });
    if (isNew) void queries.invalidateQueries({ queryKey: ['conversations', 'open'] });
  }, [client, queries, id, isNew, sent]);

  useEffect(() => {
    if (sent > 0) outbox.forgetSent(new Set(messages.map(({ client_key }) => client_key)));
  }, [outbox, sent, messages]);

  return { outbox, outgoing, pausedUntil };
}
