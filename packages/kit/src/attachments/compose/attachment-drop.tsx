import { useRejectStrayDrops } from '@showcase/ui/drop-zone';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import type { AttachmentDraftProps } from '../draft/use-attachment-draft.ts';
import { DropElement, DropHint } from './compose.styles.ts';
import { readDrop, readPaste } from './read-transfer.ts';

type AttachmentDropProps = {
  draft: AttachmentDraftProps;
  /** True while nothing can be sent. */
  isDisabled?: boolean;
  children: ReactNode;
};

/** Adds the files that are dropped anywhere onto its content, and those that are pasted there or into the form around it. */
export function AttachmentDrop({ draft, isDisabled = false, children }: AttachmentDropProps) {
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  const element = useRef<HTMLDivElement>(null);
  useRejectStrayDrops();

  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isDisabled || !event.clipboardData || event.defaultPrevented) return;
    const { files, folders } = readPaste(event.clipboardData);
    if (files.length + folders.length === 0) return;
    event.preventDefault();
    draft.add(files, folders);
  });
  useEffect(() => {
    const area: HTMLElement | null = element.current?.closest('form') ?? element.current;
    const onPaste = (event: ClipboardEvent) => paste(event);
    area?.addEventListener('paste', onPaste);
    return () => area?.removeEventListener('paste', onPaste);
  }, []);

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
      ref={element}
      onDragEnter={enter(1)}
      onDragLeave={enter(-1)}
      onDragOver={(event) => {
        if (!isDisabled && hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (isDisabled || !hasFiles(event)) return;
        event.preventDefault();
        end();
        const { files, folders } = readDrop(event.dataTransfer);
        draft.add(files, folders);
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
