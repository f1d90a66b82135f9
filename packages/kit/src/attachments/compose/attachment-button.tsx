import { IconButton } from '@showcase/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';

/** Opens the browser's file dialog. */
export function AttachmentButton({ draft }: { draft: AttachmentDraftProps }) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Add files" onClick={() => inputRef.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={({ currentTarget }) => {
          draft.add([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen another time.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
