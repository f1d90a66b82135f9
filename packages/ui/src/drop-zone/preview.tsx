import { IconButton } from '@showcase/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useCallback } from 'react';
import {
  MoveButtons,
  PreviewError,
  PreviewItem,
  PreviewName,
  ProgressBar,
} from './drop-zone.styles.ts';
import { bidi } from '../format/bidi.ts';

export type DropItem = {
  id: string;
  name: string;
  /** The file, or the URL of one that is already stored. */
  source: File | string;
  /** From 0 to 1 during the upload. */
  progress?: number;
  error?: string;
};

/** The position of an image among the others, and how to move it. */
export type ReorderProps = {
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onDrag: (isDragged: boolean) => void;
  onDropHere: () => void;
  onMove: (step: -1 | 1) => void;
};

type PreviewProps = { item: DropItem; reorder?: ReorderProps; onRemove?: () => void };

/** Shows a file that is not stored yet. Its object URL lives as long as the image. */
function FileImage({ file, alt }: { file: File; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={alt} />;
}

export function Preview({ item, reorder, onRemove }: PreviewProps) {
  const { name, source, progress, error } = item;
  return (
    <PreviewItem
      draggable={reorder !== undefined}
      data-dragged={reorder?.isDragged || undefined}
      onDragStart={(event) => {
        // Safari ends a drag that has no data.
        event.dataTransfer.setData('text/plain', name);
        reorder?.onDrag(true);
      }}
      onDragEnd={() => reorder?.onDrag(false)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        reorder?.onDropHere();
      }}
    >
      {typeof source === 'string' ? (
        <img src={source} alt={bidi`Preview of ${name}`} />
      ) : (
        <FileImage file={source} alt={bidi`Preview of ${name}`} />
      )}
      <PreviewName dir="auto">{name}</PreviewName>
      {progress !== undefined && !error && (
        <ProgressBar aria-label={bidi`Uploading ${name}`} max={1} value={progress} />
      )}
      {error && (
        <PreviewError role="alert">
          <CircleAlert aria-hidden />
          {error}
        </PreviewError>
      )}
      {reorder && (
        <MoveButtons>
          <IconButton
            size="s"
            label={bidi`Move ${name} earlier`}
            aria-disabled={reorder.isFirst || undefined}
            onClick={() => !reorder.isFirst && reorder.onMove(-1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            size="s"
            label={bidi`Move ${name} later`}
            aria-disabled={reorder.isLast || undefined}
            onClick={() => !reorder.isLast && reorder.onMove(1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </MoveButtons>
      )}
      {onRemove && (
        <IconButton variant="secondary" size="s" label={bidi`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </PreviewItem>
  );
}
