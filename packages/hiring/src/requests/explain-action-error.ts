import type { DataError } from '@showcase/data/client';
import { explainError } from '@showcase/kit/errors';

/** Explains why an action failed. Undefined after a conflict, where the request's new state is shown instead. */
export function explainActionError(error: DataError | null): string | undefined {
  if (!error || error.kind === 'conflict') return undefined;
  return explainError(error, {
    action: 'Not saved.',
    overrides: { 'not-found': "This request no longer exists, or it isn't yours." },
  });
}
