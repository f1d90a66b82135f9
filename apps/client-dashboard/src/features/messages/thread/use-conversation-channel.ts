import { joinConversation, useDataClient, type Message } from '@showcase/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A sign of typing is sent this often at most, and believed a little longer. */
const SAY_EVERY = 2_000;
const BELIEVE_FOR = 5_000;

/** Nobody listens before there is a message: then the id is null. */
type Input = { conversationId: string | null; userId: string; messages: readonly Message[] };

/** Whether the other one is typing, and how to tell them of typing and reading here. */
export function useConversationChannel({ conversationId, userId, messages }: Input) {
  const client = useDataClient();
  const queries = useQueryClient();
  const channel = useRef<ReturnType<typeof joinConversation>>(undefined);
  const lastSaid = useRef(0);
  const [isTyping, setIsTyping] = useState(false);

  // Who has sent it types no more.
  const answer = messages.findLast(({ sender_id }) => sender_id !== userId)?.id;
  const [lastAnswer, setLastAnswer] = useState(answer);
  if (answer !== lastAnswer) {
    setLastAnswer(answer);
    setIsTyping(false);
  }

  useEffect(() => {
    if (conversationId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTyping = () => {
      setIsTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsTyping(false), BELIEVE_FOR);
    };
    const onRead = () => {
      const marks = ['conversations', 'read-marks', conversationId];
      void queries.invalidateQueries({ queryKey: marks });
      void queries.invalidateQueries({ queryKey: ['conversations', 'list'] });
    };
    const joined = joinConversation(client, { conversationId, userId }, { onTyping, onRead });
    channel.current = joined;
    return () => {
      clearTimeout(timer);
      joined.leave();
    };
  }, [client, queries, conversationId, userId]);

  return {
    isTyping,
    sayTyping: () => {
      if (Date.now() - lastSaid.current < SAY_EVERY) return;
      lastSaid.current = Date.now();
      channel.current?.sayTyping();
    },
    sayRead: () => channel.current?.sayRead(),
  };
}
