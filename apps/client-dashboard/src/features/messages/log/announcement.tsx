import type { Message } from '@showcase/data/messages';
import { useNow } from '@showcase/hiring/requests';
import { bidi } from '@showcase/ui';
import { useState } from 'react';
import { describeFiles } from '../steps/describe-files.ts';
import { describeStep } from '../steps/describe-step.ts';
import { getActor } from '../steps/step-actor.ts';

type AnnouncementProps = { messages: readonly Message[]; userId: string; name: string };

/** Announces what arrives while the thread is open. Loading older messages announces nothing. */
export function Announcement({ messages, userId, name }: AnnouncementProps) {
  const now = useNow();
  const [initialMessage] = useState(messages.at(-1));
  const lastReceived = messages.findLast(({ sender_id }) => sender_id !== userId);
  const isNew =
    lastReceived &&
    !(Date.parse(lastReceived.created_at) <= Date.parse(initialMessage?.created_at ?? ''));
  return (
    <p role="status" dir="auto">
      {isNew && describeMessage(lastReceived, { userId, name, now })}
    </p>
  );
}

function describeMessage(
  message: Message,
  { userId, name, now }: Omit<AnnouncementProps, 'messages'> & { now: Date },
) {
  const { text, step } = message;
  const files = describeFiles(message.attachment_count);
  if (!step) return bidi`${name}: ${[text, files].filter(Boolean).join(' ')}`;
  const sentence = describeStep(step, getActor(message, { userId, name }), now);
  return [sentence, text, files].filter(Boolean).join(' ');
}
