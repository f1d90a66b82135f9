import { isOutage, type DataError } from '@showcase/data/client';
import { explainError } from '../../errors/explain-error.ts';
import type { DraftFile } from './draft-file.ts';

const INTERRUPTED = "The connection was lost. The upload continues when it's back.";
const SIGNED_OUT = ['unauthenticated', 'invalid-token'];

/** How a file is listed whose upload failed. */
export function describeFailure(error: DataError): Partial<DraftFile> {
  const isInterrupted = isOutage(error) || SIGNED_OUT.includes(error.kind);
  return {
    state: 'failed',
    isInterrupted,
    error: isOutage(error)
      ? INTERRUPTED
      : (withPeriod(error.sentence) ??
        explainError(error, {
          action: "We couldn't upload this file.",
          overrides: { forbidden: "Your account can't add files right now." },
        })),
  };
}

function withPeriod(sentence: string | undefined) {
  if (sentence === undefined) return null;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
