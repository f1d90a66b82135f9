import { UndoNotice } from '../undo-notice.tsx';

type DiscardNoticeProps = { onUndo: () => void; onEnd: () => void };

/** Lets the discarded edits of a form be taken back for a while. The form takes the focus after it. */
export function DiscardNotice({ onUndo, onEnd }: DiscardNoticeProps) {
  return (
    <UndoNotice onUndo={onUndo} onEnd={onEnd} getNextFocus={(notice) => notice.closest('form')}>
      Your edits are discarded.
    </UndoNotice>
  );
}
