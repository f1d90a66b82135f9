import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pictures = '';
    const keep = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const values = form.getValues();
      writeDraft(key, { id, base, values });
    };
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) return;
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
        const chosen = JSON.stringify(Object.values(values).flat().map(idOf));
        if (chosen !== pictures) void writePictures(key, values);
        pictures = chosen;
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [key, id, base, form]);

  return () => removeDraft(key);
}

function idOf(value: unknown) {
  return typeof value === 'object' && value !== null && 'source' in value ? value : null;
}
