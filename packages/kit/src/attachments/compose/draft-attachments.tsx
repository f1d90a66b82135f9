import { VisuallyHidden } from '@showcase/ui';
import { useEffect, useRef } from 'react';
import { isAccepted } from '../draft/draft-file.ts';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';
import { DraftList } from './compose.styles.ts';
import { DraftRow } from './draft-row.tsx';

type DraftAttachmentsProps = {
  draft: AttachmentDraftProps;
  /** The last file was removed, and the focus is on nothing. */
  onEmptied?: () => void;
};

/** The files that will be sent, with their states. */
export function DraftAttachments({ draft, onEmptied }: DraftAttachmentsProps) {
  const { files, announcement } = draft;
  const accepted = files.filter(isAccepted);
  const listRef = useRef<HTMLUListElement>(null);
  /** The index of the file that was removed. */
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    const index = removedIndex.current;
    if (index === undefined) return;
    removedIndex.current = undefined;
    const buttons = listRef.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied?.();
  }, [files.length, onEmptied]);

  return (
    <>
      {files.length > 0 && (
        <DraftList ref={listRef} aria-label="Files to send" role="list">
          {files.map((file, index) => (
            <DraftRow
              key={file.id}
              file={file}
              canMove={accepted.length > 1 && isAccepted(file)}
              isFirst={file === accepted[0]}
              isLast={file === accepted.at(-1)}
              onCancel={() => draft.cancel(file.id)}
              onRetry={() => draft.retry(file.id)}
              onRemove={() => {
                removedIndex.current = index;
                draft.remove(file.id);
              }}
              onMove={(step) => draft.move(file.id, step)}
              onAltChange={(alt) => draft.setAlt(file.id, alt)}
            />
          ))}
        </DraftList>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
