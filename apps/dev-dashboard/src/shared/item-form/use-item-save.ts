import type { StoreOptions } from '@showcase/data';
import { useSubmit } from '@showcase/kit/forms';
import { useRef, useState } from 'react';

/** What became of a save: the row is stored, or another window has changed the same fields. */
export type ItemOutcome<Row, Values, Field extends string> =
  | { state: 'saved' }
  | { state: 'conflict'; theirs: Row; merged: Values; conflictingFields: Field[] };

export type ItemSave<Row, Values> = {
  /** Made by the form for a new row, so that a repeated save is the same row. */
  id: string;
  /** The row that the edits started from; null for a new one. */
  base: Row | null;
  values: Values;
} & Upload;

type Upload = Required<Pick<StoreOptions, 'onProgress' | 'signal'>>;

type Save<Row, Values, Field extends string> = (
  save: ItemSave<Row, Values>,
) => Promise<ItemOutcome<Row, Values, Field>>;

/** A save with the progress of its pictures. */
export function useItemSave<Row, Values, Field extends string>(
  failure: string,
  save: Save<Row, Values, Field>,
) {
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const abortController = useRef<AbortController>(null);
  const saving = useSubmit<
    ItemOutcome<Row, Values, Field>,
    Omit<ItemSave<Row, Values>, keyof Upload>
  >({
    mutationFn: (input) => {
      abortController.current = new AbortController();
      const { signal } = abortController.current;
      const onProgress = (id: string, fraction: number) =>
        setProgress((previous) => ({ ...previous, [id]: fraction }));
      return save({ ...input, signal, onProgress });
    },
    onMutate: () => setProgress({}),
    onError: (error) => {
      if (error.kind !== 'aborted') console.error(failure, error);
    },
    onSettled: () => setProgress({}),
  });
  const isUploading = Object.values(progress).some((fraction) => fraction < 1);
  return {
    ...saving,
    /** Why it was not saved; cancelling it is no error. */
    error: saving.error?.kind === 'aborted' ? null : saving.error,
    progress,
    /** While pictures are on their way; what is written after them cannot be stopped. */
    cancelUpload: isUploading ? () => abortController.current?.abort() : null,
  };
}
