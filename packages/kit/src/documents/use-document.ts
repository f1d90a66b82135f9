import type * as documents from '@showcase/documents';
import { useState } from 'react';
import { saveFile } from '../files/save-file.ts';

/** Makes one file: the PDF of an invoice, for example; or says in sentences what is missing for it. */
export type RenderDocument = (
  module: typeof documents,
) => Promise<Uint8Array> | Uint8Array | { missing: string[] };

/** Fetches the code that makes PDFs. */
export type LoadDocuments = () => Promise<typeof documents>;

const loadDocuments: LoadDocuments = () => import('@showcase/documents');

/** Saves files of one kind. What makes them is loaded when the first one is asked for. */
export function useDocument(kind: string, load: LoadDocuments = loadDocuments) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | { missing: string[] }>('idle');
  const save = async (fileName: string, render: RenderDocument, type = 'application/pdf') => {
    setState('busy');
    try {
      const file = await render(await load());
      if ('missing' in file) {
        setState(file);
        return;
      }
      saveFile(fileName, new Blob([new Uint8Array(file)], { type }));
      setState('idle');
    } catch (error) {
      console.error(`Error creating the ${kind}:`, error);
      setState('failed');
    }
  };
  return {
    save,
    isBusy: state === 'busy',
    failure:
      state === 'failed'
        ? `We couldn't create the ${kind}. Try again.`
        : typeof state === 'object'
          ? state.missing.join(' ')
          : null,
  };
}
