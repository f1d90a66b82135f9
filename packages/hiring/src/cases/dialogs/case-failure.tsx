import type { DataError } from '@showcase/data/client';
import { Notice } from '@showcase/ui';
import { explainError } from '@showcase/kit/errors';

/** Why something about a case was not sent; nothing for what a field says. */
export function CaseFailure({ error }: { error: DataError | null }) {
  if (!error || error.kind === 'invalid') return null;
  if (error.kind === 'conflict') {
    return (
      <Notice variant="warning">
        {error.sentence ?? 'This case changed in the meantime'}. What you typed is saved. Close the
        form to see the latest state.
      </Notice>
    );
  }
  const text = explainError(error, { action: 'Not sent. What you typed is saved.' });
  return <Notice variant="danger">{text}</Notice>;
}
