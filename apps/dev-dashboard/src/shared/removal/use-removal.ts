import { DataError } from '@showcase/data';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const UNDO_MS = 10_000;

export type Item = { id: string; title: string };

type RemovalOptions<T extends Item> = {
  /** Removes it for good. */
  remove: (item: T) => Promise<void>;
  /** For the log. */
  failure: string;
};

/** Takes an item off the list at once and removes it for good when nobody has asked for it back. */
export function useRemoval<T extends Item>({ remove, failure }: RemovalOptions<T>) {
  const [asked, setAsked] = useState<T | null>(null);
  const [pending, setPending] = useState<T | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [removed, setRemoved] = useState<readonly T[]>([]);
  const [failed, setFailed] = useState<readonly T[]>([]);
  const { mutate } = useMutation<void, DataError, T>({
    mutationFn: (item) => remove(item).catch(unlessGone),
    onMutate(item) {
      setRemoved((old) => [...old, item]);
      setFailed((old) => without(old, item));
    },
    onError(error, item) {
      console.error(failure, error);
      setRemoved((old) => without(old, item));
      setFailed((old) => [...old, item]);
    },
  });

  useEffect(() => {
    if (!pending || isHeld) return;
    const timer = setTimeout(() => {
      mutate(pending);
      setPending(null);
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [pending, isHeld, mutate]);

  const unfinished = useRef<() => void>(undefined);
  useEffect(() => {
    unfinished.current = pending ? () => mutate(pending) : undefined;
  }, [pending, mutate]);
  useEffect(() => {
    const finish = () => {
      unfinished.current?.();
      unfinished.current = undefined;
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);

  const confirm = () => {
    if (pending) mutate(pending);
    setPending(asked);
    setAsked(null);
  };
  const isGone = ({ id }: Item) => pending?.id === id || removed.some((item) => item.id === id);

  return {
    /** The item that the question is about. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm,
    pending,
    undo: () => setPending(null),
    /** While somebody reads or reaches for Undo, time stands still. */
    hold: setIsHeld,
    isGone,
    failed,
    retry: (item: T) => mutate(item),
  };
}

function without<T extends Item>(items: readonly T[], { id }: Item) {
  return items.filter((item) => item.id !== id);
}

/** Somebody else, or another window, was faster. */
function unlessGone(error: unknown) {
  if (error instanceof DataError && error.kind === 'not-found') return;
  throw error;
}
