import { imageUrl, type Picture } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { createPicture } from '@showcase/kit/pictures';
import { Field } from '@showcase/ui';
import { DropZone } from '@showcase/ui/drop-zone';
import type { RejectedFile } from '@showcase/ui/drop-zone';
import type { Ref } from 'react';

type PicturesFieldProps = {
  label: string;
  isRequired?: boolean;
  hint: string;
  error?: string | undefined;
  value: readonly Picture[];
  limit: number;
  /** Upload progress by picture id. */
  progress: Readonly<Record<string, number>>;
  onChange: (pictures: Picture[]) => void;
  onReject?: (rejected: RejectedFile[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A field for ordered pictures. If it holds several, they can be reordered. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, isRequired, hint, error, value, limit, progress, onChange, onReject, ref } = props;
  const client = useDataClient();
  const items = value.map(({ id, name, source }) => ({
    id,
    name,
    source: typeof source === 'string' ? (imageUrl(client, source) ?? '') : source,
    ...(progress[id] !== undefined && progress[id] < 1 && { progress: progress[id] }),
  }));
  const add = (files: File[]) => {
    const added = files.map(createPicture);
    onChange(limit === 1 ? added : [...value, ...added]);
  };
  const reorder = (ids: string[]) =>
    onChange(ids.flatMap((id) => value.filter((picture) => picture.id === id)));
  return (
    <Field label={label} error={error} {...(isRequired && { isRequired })}>
      <DropZone
        ref={ref}
        items={items}
        limit={limit}
        onFiles={add}
        onRemove={(id) => onChange(value.filter((picture) => picture.id !== id))}
        {...(onReject && { onReject })}
        {...(limit > 1 && { onReorder: reorder })}
      >
        {hint}
      </DropZone>
    </Field>
  );
}
