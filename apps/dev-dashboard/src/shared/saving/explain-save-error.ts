import type { DataError } from '@showcase/data/client';
import { explainError } from '@showcase/kit/errors';

/** Explains why a form was not saved and what to do. */
export function explainSaveError(error: DataError): string {
  return explainError(error, {
    action: 'Not saved.',
    overrides: { 'not-found': "Not saved. This item no longer exists, or it isn't yours." },
  });
}
