import type { Message } from '@showcase/data/messages';
import { isolated } from '@showcase/ui';
import { useState } from 'react';

type AnnouncementProps = { messages: readonly Message[]; userId: string; name: string };

/** Announces messages that arrive while the thread is open. Loading older messages announces nothing. */
export function Announcement({ messages, userId, name }: AnnouncementProps) {
  const [initialMessage] = useState(messages.at(-1));
  const lastReceived = messages.findLast(({ sender_id }) => sender_id !== userId);
  const isNew =
    lastReceived &&
    !(Date.parse(lastReceived.created_at) <= Date.parse(initialMessage?.created_at ?? ''));
  return (
    <p role="status" dir="auto">
      {isNew && isolated`${name}: ${lastReceived.text}`}
    </p>
  );
}
