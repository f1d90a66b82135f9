import type { DataError } from '@showcase/data';
import { explainError } from '../errors/explain-error.ts';

/** Why a request did not move and what to do; after a conflict its new state says enough. */
export function explainActionError(error: DataError | null): string | undefined {
  if (!error || error.kind === 'conflict') return undefined;
  return explainError(error, {
    action: 'Not saved.',
    overrides: { 'not-found': 'This request no longer exists or is not yours.' },
  });
}
