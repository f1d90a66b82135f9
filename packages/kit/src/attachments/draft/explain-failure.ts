import { DataError, isOutage } from '@showcase/data/client';
import { explainError } from '../../errors/explain-error.ts';
import type { DraftFile } from './draft-file.ts';

/** Such as code that could not be loaded. */
const BROKEN = "We couldn't upload this file. Try again.";
const INTERRUPTED = "The connection was lost. The upload continues when it's back.";
const NOT_ACCEPTED = "We couldn't upload this file. Remove it and add it again.";
const REASONS = {
  forbidden: "Your account can't add files right now.",
  'too-large': 'Files can have up to 20 MB.',
  invalid: NOT_ACCEPTED,
  conflict: NOT_ACCEPTED,
  'not-found': NOT_ACCEPTED,
};
const SIGNED_OUT = ['unauthenticated', 'invalid-token'];

/** How a file is listed whose upload failed. */
export function describeFailure(error: unknown): Partial<DraftFile> {
  if (!(error instanceof DataError)) {
    console.error('Error uploading a file:', error);
    return { state: 'failed', isInterrupted: false, error: BROKEN };
  }
  const isInterrupted = isOutage(error) || SIGNED_OUT.includes(error.kind);
  return {
    state: 'failed',
    isInterrupted,
    error: isOutage(error)
      ? INTERRUPTED
      : (withPeriod(error.sentence) ??
        explainError(error, {
          action: "We couldn't upload this file.",
          overrides: REASONS,
        })),
  };
}

function withPeriod(sentence: string | undefined) {
  if (sentence === undefined) return null;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
