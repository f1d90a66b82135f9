import type { useSubmit } from '@showcase/kit/forms';
import { useState } from 'react';

type Change<Item> = Pick<
  ReturnType<typeof useSubmit<unknown, Item>>,
  'mutate' | 'error' | 'isPending' | 'reset'
>;

/** Removes an item at once, and restores it on request. */
export function useRemoval<Item>(removal: Change<Item>, undo: Change<Item>) {
  const [removed, setRemoved] = useState<Item | null>(null);
  return {
    /** The last removed item, until it is restored. */
    removed,
    error: removal.error,
    undoError: undo.error,
    isUndoing: undo.isPending,
    remove: (item: Item) => {
      undo.reset();
      removal.mutate(item, { onSuccess: () => setRemoved(item) });
    },
    undo: (onUndone: () => void) =>
      removed &&
      undo.mutate(removed, {
        onSuccess() {
          setRemoved(null);
          onUndone();
        },
      }),
  };
}

export type Removal<Item> = ReturnType<typeof useRemoval<Item>>;
