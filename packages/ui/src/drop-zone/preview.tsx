import { IconButton } from '@showcase/ui';
import { CircleAlert, X } from 'lucide-react';
import { useCallback } from 'react';
import type { DropItem } from './drop-zone.tsx';
import { PreviewError, PreviewItem, PreviewName, ProgressBar } from './drop-zone.styles.ts';

/** A file that is not stored yet, for as long as its picture is on the page. */
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

export function Preview({ item, onRemove }: { item: DropItem; onRemove?: () => void }) {
  const { name, source, progress, error } = item;
  return (
    <PreviewItem>
      {typeof source === 'string' ? (
        <img src={source} alt={`Preview of ${name}`} />
      ) : (
        <FileImage file={source} alt={`Preview of ${name}`} />
      )}
      <PreviewName dir="auto">{name}</PreviewName>
      {progress !== undefined && !error && (
        <ProgressBar aria-label={`Uploading ${name}`} max={1} value={progress} />
      )}
      {error && (
        <PreviewError role="alert">
          <CircleAlert aria-hidden />
          {error}
        </PreviewError>
      )}
      {onRemove && (
        <IconButton variant="secondary" size="s" label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </PreviewItem>
  );
}
