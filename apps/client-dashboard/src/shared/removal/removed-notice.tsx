import { explainError } from '@showcase/kit/errors';
import { Button, Notice } from '@showcase/ui';
import type { Removal } from './use-removal.ts';

type RemovedNoticeProps<Item> = {
  removal: Removal<Item>;
  /** Such as 'Removed from your list: '. */
  label: string;
  nameOf: (item: Item) => string;
  /** The failure in a sentence. */
  failures: { removal: string; undo: string };
  canUndo?: (item: Item) => boolean;
  onUndone: () => void;
};

/** The removed item, with Undo, or the reason why it was not removed. */
export function RemovedNotice<Item extends { id: string }>(props: RemovedNoticeProps<Item>) {
  const { removal, label, nameOf, failures, canUndo, onUndone } = props;
  const { removed, error, undoError, isUndoing, undo } = removal;
  if (error)
    return <Notice variant="danger">{explainError(error, { action: failures.removal })}</Notice>;
  if (!removed) return null;
  return (
    <Notice
      key={removed.id}
      ref={focusNotice}
      tabIndex={-1}
      variant={undoError ? 'danger' : 'success'}
      action={
        canUndo?.(removed) !== false && (
          <Button size="s" onClick={() => undo(onUndone)} isBusy={isUndoing}>
            Undo
          </Button>
        )
      }
    >
      {undoError ? explainError(undoError, { action: failures.undo }) : label}
      {!undoError && <bdi>{nameOf(removed)}</bdi>}
    </Notice>
  );
}

function focusNotice(notice: HTMLElement | null) {
  notice?.focus();
}
