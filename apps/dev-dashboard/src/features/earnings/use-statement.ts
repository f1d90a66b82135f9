import type { StatementData } from '@showcase/documents';
import { saveFile } from '@showcase/kit/files';
import { useState } from 'react';

/** Saves statements as PDF. What makes them is loaded when the first one is asked for. */
export function useStatement() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (fileName: string, statement: StatementData) => {
    setState('busy');
    try {
      const { renderStatement } = await import('@showcase/documents');
      const pdf = await renderStatement(statement);
      saveFile(fileName, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
      setState('idle');
    } catch (error) {
      console.error('Error creating the statement:', error);
      setState('failed');
    }
  };
  return { save, isBusy: state === 'busy', hasFailed: state === 'failed' };
}
