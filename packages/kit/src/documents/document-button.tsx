import { Button, Notice, Stack } from '@showcase/ui';
import FileDown from 'lucide-react/icons/file-down';
import type { ReactNode } from 'react';
import { useDocument, type LoadDocuments, type RenderDocument } from './use-document.ts';

type DocumentButtonProps = {
  /** Of the document, in a sentence: 'invoice'. */
  kind: string;
  fileName: string;
  render: RenderDocument;
  load?: LoadDocuments;
  /** Of the file, unless it is a PDF. */
  type?: string;
  /** The name of the button if its text alone does not say which document it saves. */
  label?: string;
  children: ReactNode;
};

/** Saves a file, and says beside it if that fails, or what is missing in it. */
export function DocumentButton({
  kind,
  fileName,
  render,
  load,
  type,
  label,
  children,
}: DocumentButtonProps) {
  const { save, isBusy, failure, note } = useDocument(kind, load);
  return (
    <Stack gap={2} align="start">
      <Button
        size="s"
        aria-label={label}
        isBusy={isBusy}
        onClick={() => void save(fileName, render, type)}
      >
        <FileDown aria-hidden />
        {children}
      </Button>
      {failure && <Notice variant="danger">{failure}</Notice>}
      {note && <Notice variant="info">{note}</Notice>}
    </Stack>
  );
}
