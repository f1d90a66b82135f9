import { explainSaveError } from '../../../shared/saving/explain-save-error.ts';
import type { useSaveProfile } from './use-save-profile.ts';

export type SaveState =
  | { state: 'clean' | 'unsaved' | 'saving' | 'saved' }
  | { state: 'failed'; message: string; error: object; retryAfter: number };

export function getSaveState(
  saving: ReturnType<typeof useSaveProfile>,
  isDirty: boolean,
): SaveState {
  const { error } = saving;
  if (saving.isPending) return { state: 'saving' };
  if (isDirty && saving.data?.state === 'picture-refused') {
    const message = 'Not saved. Choose another picture and try again.';
    return { state: 'failed', message, error: saving.data.error, retryAfter: 0 };
  }
  if (isDirty && error && error.kind !== 'conflict' && error.kind !== 'aborted') {
    const retryAfter = error.kind === 'rate-limited' ? (error.retryAfter ?? 20) : 0;
    return { state: 'failed', message: explainSaveError(error), error, retryAfter };
  }
  if (isDirty) return { state: 'unsaved' };
  return { state: saving.data?.state === 'saved' ? 'saved' : 'clean' };
}
