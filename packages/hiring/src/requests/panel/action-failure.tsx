import type { DataError } from '@showcase/data/client';
import { Notice } from '@showcase/ui';
import { explainActionError } from '../explain-action-error.ts';

/** Why an action with a draft failed; nothing without an error. */
export function ActionFailure({ error, draft }: { error: DataError | null; draft: string }) {
  const failure = explainActionError(error);
  return (
    <>
      {failure && <Notice variant="danger">{failure}</Notice>}
      {error?.kind === 'conflict' && (
        <Notice variant="warning">
          This request was changed elsewhere. You now see its latest state, and {draft} is saved.
        </Notice>
      )}
    </>
  );
}
