import type { DataError, DataErrorKind } from '@showcase/data';
import { explainError } from '@showcase/kit/errors';

/** A message on its way. */
export type OutgoingMessage = {
  clientKey: string;
  conversationId: string;
  text: string;
  writtenAt: string;
  state: 'waiting' | 'sent' | 'failed';
  /** Why it failed: 'unreachable' may pass by itself, the others are answers. */
  reason?: DataErrorKind;
};

/** What the outbox does after an attempt. */
export type Verdict =
  | { next: 'try-again' }
  | { next: 'pause'; seconds: number }
  | { next: 'wait-for-session' }
  | { next: 'give-up'; reason: DataErrorKind };

const PAUSE_WITHOUT_ADVICE = 10;

export function judge({ kind, retryAfter = PAUSE_WITHOUT_ADVICE }: DataError): Verdict {
  switch (kind) {
    case 'unreachable':
    case 'timeout':
    case 'server':
    case 'aborted':
    case 'stale-schema':
      return { next: 'try-again' };
    case 'rate-limited':
      return { next: 'pause', seconds: retryAfter };
    case 'unauthenticated':
    case 'invalid-token':
      return { next: 'wait-for-session' };
    default:
      return { next: 'give-up', reason: kind };
  }
}

/** Why a message was not sent; without a reason it had no connection. */
export function explainUnsent(reason: DataErrorKind = 'unreachable'): string {
  return explainError(
    { kind: reason },
    {
      action: 'Not sent.',
      overrides: {
        forbidden: 'Not sent. You cannot write here.',
        conflict: 'Not sent. This person has deleted their account.',
      },
    },
  );
}
