import { IconButton } from '@showcase/ui';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';
import { FileInput } from './file-input.tsx';

/** Opens the browser's file dialog. */
export function AttachmentButton({ draft }: { draft: AttachmentDraftProps }) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Add files" onClick={() => inputRef.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
      <FileInput draft={draft} ref={inputRef} />
    </>
  );
}
