import { flushSync } from 'react-dom';
import { UndoNotice } from '../undo-notice.tsx';

type RemovalNoticeProps = { title: string; onUndo: () => void; onEnd: () => void };

/** Rendered instead of a deleted item until Undo expires. */
export function RemovalNotice({ title, onUndo, onEnd }: RemovalNoticeProps) {
  const undo = (notice: HTMLElement | null) => {
    const item = notice?.closest('li');
    flushSync(onUndo);
    item?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <UndoNotice onUndo={undo} onEnd={onEnd} getNextFocus={findNextFocus}>
      “{title}” deleted
    </UndoNotice>
  );
}

/** A control in the neighboring item, or the list if there is none. */
function findNextFocus(notice: HTMLElement) {
  const item = notice.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  const control = neighbor?.querySelector<HTMLElement>('[tabindex="-1"], a, button');
  return control ?? notice.closest<HTMLElement>('[data-removals]');
}
