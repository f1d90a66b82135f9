import { joinConversation, useDataClient, type Message } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A sign of typing is sent this often at most, and believed a little longer. */
const TYPING_INTERVAL_MS = 2_000;
const TYPING_TIMEOUT_MS = 5_000;

/** Nobody listens before there is a message: then the id is null. */
type ConversationChannelOptions = {
  conversationId: string | null;
  userId: string;
  messages: readonly Message[];
};

/** Whether the other one is typing, and how to tell them of typing and reading here. */
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

  // Who has sent it types no more.
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
    const onRead = () => {
      const readMarksKey = ['conversations', 'read-marks', conversationId];
      void queryClient.invalidateQueries({ queryKey: readMarksKey });
      void queryClient.invalidateQueries({ queryKey: ['conversations', 'list'] });
    };
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
