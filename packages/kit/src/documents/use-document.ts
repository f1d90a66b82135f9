import type * as documents from '@showcase/documents';
import { useState } from 'react';
import { saveFile } from '../files/save-file.ts';

/** A file, also with sentences about it, or only sentences that say what is missing for it. */
type Rendered = Uint8Array | { file: Uint8Array; notes: string[] } | { missing: string[] };

/** Makes one file: the PDF of an invoice, for example. */
export type RenderDocument = (module: typeof documents) => Promise<Rendered> | Rendered;

/** Fetches the code that makes PDFs. */
export type LoadDocuments = () => Promise<typeof documents>;

const loadDocuments: LoadDocuments = () => import('@showcase/documents');

/** Saves files of one kind. What makes them is loaded when the first one is asked for. */
export function useDocument(kind: string, load: LoadDocuments = loadDocuments) {
  const [state, setState] = useState<
    'idle' | 'busy' | 'failed' | { missing: string[] } | { notes: string[] }
  >('idle');
  const save = async (fileName: string, render: RenderDocument, type = 'application/pdf') => {
    setState('busy');
    try {
      const rendered = await render(await load());
      if ('missing' in rendered) {
        setState(rendered);
        return;
      }
      const { file, notes } = 'file' in rendered ? rendered : { file: rendered, notes: [] };
      saveFile(fileName, new Blob([new Uint8Array(file)], { type }));
      setState({ notes });
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
        : typeof state === 'object' && 'missing' in state
          ? state.missing.join(' ')
          : null,
    note: typeof state === 'object' && 'notes' in state ? state.notes.join(' ') : null,
  };
}
