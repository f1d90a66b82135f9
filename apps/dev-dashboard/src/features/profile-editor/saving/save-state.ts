import { explainSaveError } from '../../../shared/saving/explain-save-error.ts';
import type { useSaveProfile } from './use-save-profile.ts';

export type SaveState =
  | { state: 'clean' | 'unsaved' | 'saving' | 'saved' }
  | { state: 'failed'; message: string; retryAt: number | null };

export function getSaveState(
  saving: ReturnType<typeof useSaveProfile>,
  isDirty: boolean,
): SaveState {
  const { error } = saving;
  if (saving.isPending) return { state: 'saving' };
  if (isDirty && saving.data?.state === 'picture-refused') {
    const message = 'Not saved. Choose another picture and try again.';
    return { state: 'failed', message, retryAt: null };
  }
  if (isDirty && error && error.kind !== 'conflict' && error.kind !== 'aborted') {
    return { state: 'failed', message: explainSaveError(error), retryAt: saving.retryAt };
  }
  if (isDirty) return { state: 'unsaved' };
  return { state: saving.data?.state === 'saved' ? 'saved' : 'clean' };
}
