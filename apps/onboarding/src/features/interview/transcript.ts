import type { OnboardingMessage } from '@showcase/data';

/** Bytes; the database keeps 65,536 of a transcript. */
const TRANSCRIPT_ROOM = 50_000;

/** Whether the transcript has no room for another message. */
export function isFull(messages: readonly OnboardingMessage[]) {
  return new TextEncoder().encode(JSON.stringify(messages)).length > TRANSCRIPT_ROOM;
}

export function countMessages(
  messages: readonly OnboardingMessage[],
  type: OnboardingMessage['type'],
) {
  return messages.filter((message) => message.type === type).length;
}
