import { DataError } from '@showcase/data';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const UNDO_MS = 10_000;

type Item = { id: string; title: string };

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
  const removing = useMutation<void, DataError, T>({
    mutationFn: (item) => remove(item).catch(unlessGone),
    onError: (error) => console.error(failure, error),
  });
  const { mutate } = removing;

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
    removing.reset();
  };
  const isGone = ({ id }: Item) =>
    pending?.id === id ||
    ((removing.isPending || removing.isSuccess) && removing.variables.id === id);

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
    failed: removing.isError ? removing.variables : null,
    retry: () => removing.variables && mutate(removing.variables),
  };
}

/** Somebody else, or another window, was faster. */
function unlessGone(error: unknown) {
  if (error instanceof DataError && error.kind === 'not-found') return;
  throw error;
}
