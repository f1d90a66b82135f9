import { explainError } from '@showcase/kit/errors';
import { Button, Notice } from '@showcase/ui';
import type { SearchRemoval } from './use-search-changes.ts';

const FAILURES = {
  removal: { action: "The search wasn't removed." },
  undo: { action: "The search wasn't saved again." },
};

type RemovedNoticeProps = { removal: SearchRemoval; onUndone: () => void };

/** What was removed, with Undo, or why it was not. */
export function RemovedNotice({ removal, onUndone }: RemovedNoticeProps) {
  const { removed, error, undoError, isUndoing, undo } = removal;
  if (error) return <Notice variant="danger">{explainError(error, FAILURES.removal)}</Notice>;
  if (!removed) return null;
  return (
    <Notice
      key={removed.id}
      ref={focusNotice}
      tabIndex={-1}
      variant={undoError ? 'danger' : 'success'}
      action={
        <Button size="s" onClick={() => undo(onUndone)} isBusy={isUndoing}>
          Undo
        </Button>
      }
    >
      {undoError ? explainError(undoError, FAILURES.undo) : 'Removed: '}
      {!undoError && <bdi>{removed.name}</bdi>}
    </Notice>
  );
}

function focusNotice(notice: HTMLElement | null) {
  notice?.focus();
}
