import { useFieldControl } from '@showcase/ui';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DropArea, DropElement, FileInput, PreviewList } from './drop-zone.styles.ts';
import type { RejectedFile } from './check-files.ts';
import { defaultLimits } from './image-problem.ts';
import { Preview } from './preview.tsx';
import type { ReorderProps } from './preview.tsx';
import { useAddFiles } from './use-add-files.ts';
import { useRejectStrayDrops } from './use-reject-stray-drops.ts';

export type { RejectedFile };

export type DropItem = {
  id: string;
  name: string;
  /** The file, or the address of one that is stored already. */
  source: File | string;
  /** From 0 to 1 while it is on its way. */
  progress?: number;
  error?: string;
};

export type DropZoneProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'multiple' | 'accept'> & {
  /** What was chosen so far. */
  items: readonly DropItem[];
  /** Files that passed; with a limit of one, the new one takes the place of the old. */
  onFiles: (files: File[]) => void;
  /** Files that did not; they are left out without a word unless the form says one. */
  onReject?: (rejected: RejectedFile[]) => void;
  onRemove?: (id: string) => void;
  /** The ids in their new order, after a picture was dragged or moved by key. */
  onReorder?: (ids: string[]) => void;
  /** How many files there may be in all. */
  limit?: number;
  /** What is allowed, in words. */
  children?: ReactNode;
  maxBytes?: number;
  maxPixels?: number;
  maxSide?: number;
};

/** Pictures by drop, click or key: checked by their content, freed of the photo's data, and shown small. */
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
