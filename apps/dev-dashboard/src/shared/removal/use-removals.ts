import { DataError } from '@showcase/data';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

export type Item = { id: string; title: string };

/** In this order: Undo is offered; it is deleted for good; that has failed, and it is still there. */
type RemovalState = 'undoable' | 'removed' | 'failed';

type RemovalsOptions<T extends Item> = {
  /** Removes it for good. */
  remove: (item: T) => Promise<void>;
  /** For the log. */
  failure: string;
};

export type Removals<T extends Item> = ReturnType<typeof useRemovals<T>>;

/** Takes items off a list at once, each with an Undo of its own. What was not undone is deleted for good, at the latest when the page is left. */
export function useRemovals<T extends Item>({ remove, failure }: RemovalsOptions<T>) {
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  const [states, setStates] = useState<Readonly<Record<string, RemovalState | null>>>({});
  const undoable = useRef(new Map<string, T>());
  const setItemState = ({ id }: Item, state: RemovalState | null) =>
    setStates((previous) => ({ ...previous, [id]: state }));

  const { mutate } = useMutation<void, DataError, T>({
    mutationFn: (item) => remove(item).catch(ignoreNotFound),
    onMutate: (item) => setItemState(item, 'removed'),
    onError(error, item) {
      console.error(failure, error);
      setItemState(item, 'failed');
    },
  });

  useEffect(() => {
    const pending = undoable.current;
    const finishAll = () => {
      for (const item of pending.values()) mutate(item);
      pending.clear();
    };
    window.addEventListener('pagehide', finishAll);
    return () => {
      window.removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, [mutate]);

  return {
    isConfirming: ({ id }: Item) => confirmingId === id,
    requestRemoval: ({ id }: Item) => setConfirmingId(id),
    cancel: () => setConfirmingId(null),
    confirm(item: T) {
      setConfirmingId(null);
      undoable.current.set(item.id, item);
      setItemState(item, 'undoable');
    },
    undo(item: T) {
      undoable.current.delete(item.id);
      setItemState(item, null);
    },
    /** Its time to Undo is over. */
    finish(item: T) {
      if (undoable.current.delete(item.id)) mutate(item);
    },
    retry: (item: T) => mutate(item),
    getState: ({ id }: Item) => states[id] ?? null,
  };
}

/** Another person or window was faster. */
function ignoreNotFound(error: unknown) {
  if (error instanceof DataError && error.kind === 'not-found') return;
  throw error;
}
