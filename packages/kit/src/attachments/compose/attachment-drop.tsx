import { useRejectStrayDrops } from '@showcase/ui/drop-zone';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';
import { DropElement, DropHint } from './compose.styles.ts';

type AttachmentDropProps = {
  draft: AttachmentDraftProps;
  /** True while nothing can be sent. */
  isDisabled?: boolean;
  children: ReactNode;
};

/** Adds the files that are dropped anywhere onto its content. */
export function AttachmentDrop({ draft, isDisabled = false, children }: AttachmentDropProps) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  useRejectStrayDrops();

  const enter = (step: 1 | -1) => (event: DragEvent) => {
    if (isDisabled || !hasFiles(event)) return;
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return (
    <DropElement
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => {
        if (!isDisabled && hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (isDisabled || !hasFiles(event)) return;
        event.preventDefault();
        end();
        draft.add([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <DropHint>
          <Upload aria-hidden />
          Drop files to add them
        </DropHint>
      )}
    </DropElement>
  );
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer.types.includes('Files');
}
