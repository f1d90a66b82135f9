import type { OnboardingMessage } from '@showcase/data/users';

/** The database limit is 65,536 bytes. */
const MAX_TRANSCRIPT_BYTES = 50_000;

/** Whether the transcript is too large for another message. */
export function isFull(messages: readonly OnboardingMessage[]) {
  return new TextEncoder().encode(JSON.stringify(messages)).length > MAX_TRANSCRIPT_BYTES;
}

export function countMessages(
  messages: readonly OnboardingMessage[],
  type: OnboardingMessage['type'],
) {
  return messages.filter((message) => message.type === type).length;
}
