import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isEqual } from '@showcase/kit/saving';
import { removeDraft, writeDraft, writePictures, type Values } from './draft.ts';

const DEBOUNCE_MS = 300;

type DraftAutosaveOptions<V extends Values, Base> = {
  key: string;
  id: string;
  base: Base | null;
  form: UseFormReturn<V>;
};

/** Saves the form as a draft while the user types. Returns a function that clears the draft. */
export function useDraftAutosave<V extends Values, Base>({
  key,
  id,
  base,
  form,
}: DraftAutosaveOptions<V, Base>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const savedPictures = useRef('');

  useEffect(() => {
    const saveNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      const values = form.getValues();
      if (isEqual(values, form.formState.defaultValues)) return;
      writeDraft(key, { id, base, values });
      const currentPictures = JSON.stringify(Object.values(values).flat().filter(isPicture));
      if (currentPictures !== savedPictures.current) void writePictures(key, values);
      savedPictures.current = currentPictures;
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(saveNow, DEBOUNCE_MS);
      },
    });
    window.addEventListener('pagehide', saveNow);
    return () => {
      unsubscribe();
      saveNow();
      window.removeEventListener('pagehide', saveNow);
    };
  }, [key, id, base, form]);

  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    savedPictures.current = '';
    removeDraft(key);
  };
}

function isPicture(value: unknown) {
  return typeof value === 'object' && value !== null && 'source' in value;
}
