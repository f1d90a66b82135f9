import { useFieldControl } from '@showcase/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DropArea, DropElement, FileInput, PreviewList } from './drop-zone.styles.ts';
import type { RejectedFile } from './check-files.ts';
import { defaultLimits } from './image-problem.ts';
import { Preview } from './preview.tsx';
import type { DropItem, ReorderProps } from './preview.tsx';
import { useAddFiles } from './use-add-files.ts';
import { useRejectStrayDrops } from './use-reject-stray-drops.ts';

export type DropZoneProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'multiple' | 'accept'> & {
  /** The files chosen so far. */
  items: readonly DropItem[];
  /** Receives accepted files. With a limit of one, a new file replaces the old one. */
  onFiles: (files: File[]) => void;
  /** Receives rejected files. They are silently ignored unless the form shows an error. */
  onReject?: (rejected: RejectedFile[]) => void;
  onRemove?: (id: string) => void;
  /** Receives the IDs in their new order, after an image was moved by drag or keyboard. */
  onReorder?: (ids: string[]) => void;
  /** The maximum number of files in total. */
  limit?: number;
  /** A description of what is allowed. */
  children?: ReactNode;
  maxBytes?: number;
  maxPixels?: number;
  maxSide?: number;
};

/** Image upload by drop, click or keyboard: checks the content, strips metadata and shows previews. */
export function DropZone({
  items,
  onFiles,
  onReject,
  onRemove,
  onReorder,
  limit = 1,
  children,
  maxBytes = defaultLimits.maxBytes,
  maxPixels = defaultLimits.maxPixels,
  maxSide = defaultLimits.maxSide,
  disabled,
  ...rest
}: DropZoneProps) {
  const control = useFieldControl();
  useRejectStrayDrops();
  const [isOver, setIsOver] = useState(false);
  const remaining = limit === 1 ? 1 : limit - items.length;
  const { isChecking, addFiles } = useAddFiles({
    remaining,
    onFiles,
    onReject,
    maxBytes,
    maxPixels,
    maxSide,
  });
  const [dragged, setDragged] = useState<string>();
  const move = (id: string, toIndex: number) => {
    const ids = items.map((item) => item.id).filter((other) => other !== id);
    onReorder?.(ids.toSpliced(toIndex, 0, id));
  };
  const getReorderProps = (id: string, index: number): ReorderProps | undefined =>
    onReorder && !disabled && items.length > 1
      ? {
          isFirst: index === 0,
          isLast: index === items.length - 1,
          isDragged: dragged === id,
          onDrag: (isDragged) => setDragged(isDragged ? id : undefined),
          onDropHere: () => dragged !== undefined && dragged !== id && move(dragged, index),
          onMove: (step) => move(id, index + step),
        }
      : undefined;
  return (
    <DropElement>
      <DropArea
        data-over={isOver || undefined}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        <ImagePlus aria-hidden />
        <span role="status">{isChecking && 'Checking…'}</span>
        {!isChecking && (
          <span>
            <strong>{limit === 1 ? 'Choose a picture' : 'Choose pictures'}</strong> or drop{' '}
            {limit === 1 ? 'it' : 'them'} here
          </span>
        )}
        {children}
        <FileInput
          {...control}
          {...rest}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          multiple={limit > 1}
          disabled={disabled || isChecking || remaining < 1}
          onChange={(event) => {
            rest.onChange?.(event);
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) void addFiles(chosen);
          }}
        />
      </DropArea>
      {items.length > 0 && (
        <PreviewList role="list" aria-label="Chosen pictures">
          {items.map((item, index) => (
            <Preview
              key={item.id}
              item={item}
              reorder={getReorderProps(item.id, index)}
              onRemove={onRemove && !disabled ? () => onRemove(item.id) : undefined}
            />
          ))}
        </PreviewList>
      )}
    </DropElement>
  );
}
