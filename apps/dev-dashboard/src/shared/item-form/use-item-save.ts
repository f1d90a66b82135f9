import type { DataError } from '@showcase/data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** What became of a save: the row is stored, or another window has changed the same fields. */
export type ItemOutcome<Row, Values, Field extends string> =
  { state: 'saved' } | { state: 'conflict'; theirs: Row; merged: Values; disputed: Field[] };

export type ItemSave<Row, Values> = {
  /** Made by the client, so that a repeated save is the same row. */
  id: string;
  /** The row that the edits started from; null for a new one. */
  base: Row | null;
  values: Values;
  onProgress: (id: string, share: number) => void;
};

type Save<Row, Values, Field extends string> = (
  save: ItemSave<Row, Values>,
) => Promise<ItemOutcome<Row, Values, Field>>;

/** A save with the progress of its pictures. */
export function useItemSave<Row, Values, Field extends string>(
  failure: string,
  save: Save<Row, Values, Field>,
) {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const mutation = useMutation<
    ItemOutcome<Row, Values, Field>,
    DataError,
    Omit<ItemSave<Row, Values>, 'onProgress'>
  >({
    mutationFn: (input) =>
      save({
        ...input,
        onProgress: (id, share) => setProgress((old) => ({ ...old, [id]: share })),
      }),
    onMutate: () => setProgress({}),
    onError: (error) => console.error(failure, error),
    onSettled: () => setProgress({}),
  });
  return { ...mutation, progress };
}
