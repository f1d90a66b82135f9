import type { DataError } from '@showcase/data/client';

/** Whether the database wants a password or a code before it does this. */
export function needsConfirmation(error: DataError | null): boolean {
  return error?.kind === 'sign-in-too-old' || error?.kind === 'second-factor-needed';
}
