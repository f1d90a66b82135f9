import { UndoNotice } from '../undo-notice.tsx';

type DiscardNoticeProps = { onUndo: () => void; onEnd: () => void };

/** Lets the user undo discarding a form's edits for a while. Afterwards the focus moves to the form. */
export function DiscardNotice({ onUndo, onEnd }: DiscardNoticeProps) {
  return (
    <UndoNotice onUndo={onUndo} onEnd={onEnd} getNextFocus={(notice) => notice.closest('form')}>
      Changes discarded
    </UndoNotice>
  );
}
