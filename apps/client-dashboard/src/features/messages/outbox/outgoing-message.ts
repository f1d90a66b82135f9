import type { Attachment } from '@showcase/data/attachments';
import type { DataError, DataErrorKind } from '@showcase/data/client';
import { explainError } from '@showcase/kit/errors';

/** A message that is not yet among the fetched rows. */
export type OutgoingMessage = {
  clientKey: string;
  conversationId: string;
  text: string;
  writtenAt: string;
  /** Already stored; the message is sent with their ids. */
  attachments?: readonly Attachment[];
  state: 'waiting' | 'sent' | 'failed';
  /** Why it failed. 'unreachable' may resolve on its own; the others are responses from the server. */
  reason?: DataErrorKind;
  /** The database's sentence about it, written for users. */
  sentence?: string;
};

/** The next step of the outbox after a failed attempt. */
export type NextStep =
  | { action: 'try-again' }
  | { action: 'pause'; seconds: number }
  | { action: 'wait-for-session' }
  | { action: 'give-up'; reason: DataErrorKind; sentence?: string };

const DEFAULT_PAUSE_SECONDS = 10;

export function getNextStep(error: DataError): NextStep {
  const { kind, sentence, retryAfter = DEFAULT_PAUSE_SECONDS } = error;
  switch (kind) {
    case 'unreachable':
    case 'timeout':
    case 'server':
    case 'aborted':
    case 'stale-schema':
      return { action: 'try-again' };
    case 'rate-limited':
      return { action: 'pause', seconds: retryAfter };
    case 'unauthenticated':
    case 'invalid-token':
      return { action: 'wait-for-session' };
    default:
      return { action: 'give-up', reason: kind, ...(sentence !== undefined && { sentence }) };
  }
}

type SendFailure = Pick<OutgoingMessage, 'reason' | 'sentence'>;

/** Explains why a message was not sent. No reason means no connection. */
export function explainSendError({ reason = 'unreachable', sentence }: SendFailure = {}): string {
  return explainError(
    { kind: reason, sentence },
    {
      action: 'Not sent.',
      overrides: {
        forbidden: "Not sent. You can't write in this conversation.",
        ...(sentence === undefined && {
          conflict: 'Not sent. This person has deleted their account.',
        }),
      },
    },
  );
}
