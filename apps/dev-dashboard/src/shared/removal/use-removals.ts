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
  const [askedId, setAskedId] = useState<string | null>(null);
  const [states, setStates] = useState<Readonly<Record<string, RemovalState | null>>>({});
  const undoable = useRef(new Map<string, T>());
  const mark = ({ id }: Item, state: RemovalState | null) =>
    setStates((old) => ({ ...old, [id]: state }));

  const { mutate } = useMutation<void, DataError, T>({
    mutationFn: (item) => remove(item).catch(unlessGone),
    onMutate: (item) => mark(item, 'removed'),
    onError(error, item) {
      console.error(failure, error);
      mark(item, 'failed');
    },
  });

  useEffect(() => {
    const unfinished = undoable.current;
    const finishAll = () => {
      for (const item of unfinished.values()) mutate(item);
      unfinished.clear();
    };
    window.addEventListener('pagehide', finishAll);
    return () => {
      window.removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, [mutate]);

  return {
    isAsked: ({ id }: Item) => askedId === id,
    ask: ({ id }: Item) => setAskedId(id),
    cancel: () => setAskedId(null),
    confirm(item: T) {
      setAskedId(null);
      undoable.current.set(item.id, item);
      mark(item, 'undoable');
    },
    undo(item: T) {
      undoable.current.delete(item.id);
      mark(item, null);
    },
    /** Its time to Undo is over. */
    finish(item: T) {
      if (undoable.current.delete(item.id)) mutate(item);
    },
    retry: (item: T) => mutate(item),
    stateOf: ({ id }: Item) => states[id] ?? null,
  };
}

/** Another person or window was faster. */
function unlessGone(error: unknown) {
  if (error instanceof DataError && error.kind === 'not-found') return;
  throw error;
}
