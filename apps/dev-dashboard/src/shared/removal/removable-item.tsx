import { lazyDialog } from '@showcase/kit/loading';
import { Button, Notice, Stack } from '@showcase/ui';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Item, Removals } from './use-removals.ts';
import { UndoNotice } from '../undo-notice.tsx';

const RemovalDialog = lazyDialog({
  name: 'delete confirmation',
  load: () => import('./removal-dialog.tsx').then((module) => module.RemovalDialog),
});

type RemovableItemProps<T extends Item> = {
  item: T;
  removals: Removals<T>;
  question: string;
  children: ReactNode;
};

/** A list item with its confirmation dialog and, after the deletion, the notice with Undo. */
export function RemovableItem<T extends Item>(props: RemovableItemProps<T>) {
  const { item, removals, question, children } = props;
  const state = removals.getState(item);
  return (
    <Stack as="li" gap={2}>
      {state === 'undoable' && (
        <RemovalNotice
          title={item.title}
          onUndo={() => removals.undo(item)}
          onEnd={() => removals.finish(item)}
        />
      )}
      {state === 'failed' && (
        <Notice
          variant="danger"
          action={
            <Button size="s" onClick={() => removals.retry(item)}>
              Retry
            </Button>
          }
        >
          “<bdi>{item.title}</bdi>” wasn't deleted. Try again.
        </Notice>
      )}
      {state !== 'undoable' && children}
      {removals.isConfirming(item) && (
        <RemovalDialog
          question={question}
          subject={item.title}
          onCancel={removals.cancel}
          onConfirm={() => removals.confirm(item)}
        />
      )}
    </Stack>
  );
}

type RemovalNoticeProps = { title: string; onUndo: () => void; onEnd: () => void };

/** Rendered instead of a deleted item until Undo expires. */
function RemovalNotice({ title, onUndo, onEnd }: RemovalNoticeProps) {
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
