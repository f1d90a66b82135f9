import { explainError } from '@showcase/kit/errors';
import { Button, Notice } from '@showcase/ui';
import type { ProjectRemoval } from './use-remove-project.ts';

const FAILURES = {
  removal: { action: "The project wasn't removed." },
  undo: { action: "The project wasn't put back on your list." },
};

type RemovedNoticeProps = { removal: ProjectRemoval; onUndone: () => void };

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
      // What no one can open can't be saved again.
      action={
        removed.project && (
          <Button size="s" onClick={() => undo(onUndone)} isBusy={isUndoing}>
            Undo
          </Button>
        )
      }
    >
      {undoError ? explainError(undoError, FAILURES.undo) : 'Removed from your list: '}
      {!undoError && <bdi>{removed.project?.title ?? 'a project'}</bdi>}
    </Notice>
  );
}

function focusNotice(notice: HTMLElement | null) {
  notice?.focus();
}
