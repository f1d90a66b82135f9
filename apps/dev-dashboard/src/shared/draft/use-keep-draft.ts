import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isSame } from '../saving/merge-edits.ts';
import { removeDraft, writeDraft, writePictures, type Values } from './draft.ts';

const PAUSE_MS = 300;

type KeepDraft<V extends Values, Base> = {
  key: string;
  id: string;
  base: Base | null;
  form: UseFormReturn<V>;
};

/** Keeps what is typed over a reload until the form is saved. Gives the way to forget it. */
export function useKeepDraft<V extends Values, Base>({ key, id, base, form }: KeepDraft<V, Base>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pictures = useRef('');

  useEffect(() => {
    const keep = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      const values = form.getValues();
      if (isSame(values, form.formState.defaultValues)) return;
      writeDraft(key, { id, base, values });
      const chosen = JSON.stringify(Object.values(values).flat().filter(isPicture));
      if (chosen !== pictures.current) void writePictures(key, values);
      pictures.current = chosen;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [key, id, base, form]);

  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    pictures.current = '';
    removeDraft(key);
  };
}

function isPicture(value: unknown) {
  return typeof value === 'object' && value !== null && 'source' in value;
}
