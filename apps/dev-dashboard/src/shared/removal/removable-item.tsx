import { lazyDialog } from '@showcase/kit/loading';
import { Button, Notice, Stack } from '@showcase/ui';
import type { ReactNode } from 'react';
import { RemovalNotice } from './removal-notice.tsx';
import type { Item, Removals } from './use-removals.ts';

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
