import { DataError } from '@showcase/data/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

export type Item = { id: string; title: string };

/** 'undoable' while Undo is offered, 'removed' once permanently deleted, 'failed' if that failed and the item still exists. */
type RemovalState = 'undoable' | 'removed' | 'failed';

type RemovalsOptions<T extends Item> = {
  /** Deletes the item permanently. */
  remove: (item: T) => Promise<void>;
  /** Console message for a failed deletion. */
  failure: string;
};

export type Removals<T extends Item> = ReturnType<typeof useRemovals<T>>;

/** Removes items from a list optimistically, each with its own Undo. Pending deletions complete when the user leaves the page. */
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
    /** Call when Undo has expired. */
    finish(item: T) {
      if (undoable.current.delete(item.id)) mutate(item);
    },
    retry: (item: T) => mutate(item),
    getState: ({ id }: Item) => states[id] ?? null,
  };
}

/** The item may already have been deleted elsewhere. */
function ignoreNotFound(error: unknown) {
  if (error instanceof DataError && error.kind === 'not-found') return;
  throw error;
}
