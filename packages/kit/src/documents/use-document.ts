import type * as documents from '@showcase/documents';
import { useState } from 'react';
import { saveFile } from '../files/save-file.ts';

/** Makes one PDF: an invoice, for example. */
export type RenderDocument = (module: typeof documents) => Promise<Uint8Array>;

/** Fetches the code that makes PDFs. */
export type LoadDocuments = () => Promise<typeof documents>;

const loadDocuments: LoadDocuments = () => import('@showcase/documents');

/** Saves PDFs of one kind. What makes them is loaded when the first one is asked for. */
export function useDocument(kind: string, load: LoadDocuments = loadDocuments) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (fileName: string, render: RenderDocument) => {
    setState('busy');
    try {
      const pdf = await render(await load());
      saveFile(fileName, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
      setState('idle');
    } catch (error) {
      console.error(`Error creating the ${kind}:`, error);
      setState('failed');
    }
  };
  return {
    save,
    isBusy: state === 'busy',
    failure: state === 'failed' ? `We couldn't create the ${kind}. Try again.` : null,
  };
}
