import type { Ref } from 'react';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';

type FileInputProps = { draft: Pick<AttachmentDraftProps, 'add'>; ref: Ref<HTMLInputElement> };

/** The input behind a button: a click on it opens the browser's file dialog. */
export function FileInput({ draft, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
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
  );
}
