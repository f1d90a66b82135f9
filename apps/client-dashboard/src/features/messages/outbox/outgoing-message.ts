import type { DataError } from '@showcase/data';

/** A message on its way. */
export type OutgoingMessage = {
  clientKey: string;
  conversationId: string;
  text: string;
  writtenAt: string;
  state: 'waiting' | 'sent' | 'failed';
  /** Why it failed. */
  reason?: FailureReason;
};

/** 'unreachable' may pass by itself; the others are answers. */
export type FailureReason = 'unreachable' | 'forbidden' | 'deleted' | 'refused';

/** What the outbox does after an attempt. */
export type Verdict =
  | { next: 'try-again' }
  | { next: 'pause'; seconds: number }
  | { next: 'wait-for-session' }
  | { next: 'give-up'; reason: FailureReason };

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
    case 'forbidden':
      return { next: 'give-up', reason: 'forbidden' };
    case 'conflict':
      return { next: 'give-up', reason: 'deleted' };
    default:
      return { next: 'give-up', reason: 'refused' };
  }
}

export const FAILURE_TEXTS: Record<FailureReason, string> = {
  unreachable: 'Not sent',
  forbidden: 'Not sent. You cannot write here.',
  deleted: 'Not sent. This person has deleted their account.',
  refused: 'Not sent. The message was refused.',
};
