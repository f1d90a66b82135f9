import { joinConversation, refetchReadMarks, type Message } from '@showcase/data/messages';
import { useDataClient } from '@showcase/data/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Typing events are sent at most this often, and expire a little later. */
const TYPING_INTERVAL_MS = 2_000;
const TYPING_TIMEOUT_MS = 5_000;

/** `conversationId` is null until the first message is sent; until then there is no channel to join. */
type ConversationChannelOptions = {
  conversationId: string | null;
  userId: string;
  messages: readonly Message[];
};

/** Whether the other user is typing, and functions that send them typing and read events. */
export function useConversationChannel({
  conversationId,
  userId,
  messages,
}: ConversationChannelOptions) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  const channel = useRef<ReturnType<typeof joinConversation>>(undefined);
  const lastTypingSentAt = useRef(0);
  const [isTyping, setIsTyping] = useState(false);

  // A new message from the other user ends their typing state.
  const lastReceivedId = messages.findLast(({ sender_id }) => sender_id !== userId)?.id;
  const [previousReceivedId, setPreviousReceivedId] = useState(lastReceivedId);
  if (lastReceivedId !== previousReceivedId) {
    setPreviousReceivedId(lastReceivedId);
    setIsTyping(false);
  }

  useEffect(() => {
    if (conversationId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTyping = () => {
      setIsTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsTyping(false), TYPING_TIMEOUT_MS);
    };
    const onRead = () => void refetchReadMarks(queryClient, conversationId);
    const joined = joinConversation(client, { conversationId, userId }, { onTyping, onRead });
    channel.current = joined;
    return () => {
      clearTimeout(timer);
      joined.leave();
    };
  }, [client, queryClient, conversationId, userId]);

  return {
    isTyping,
    sendTyping: () => {
      if (Date.now() - lastTypingSentAt.current < TYPING_INTERVAL_MS) return;
      lastTypingSentAt.current = Date.now();
      channel.current?.sendTyping();
    },
    sendRead: () => channel.current?.sendRead(),
  };
}
