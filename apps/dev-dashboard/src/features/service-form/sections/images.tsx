import { MAX_GALLERY_IMAGES, serviceForm, type ServiceValues } from '@showcase/data/schemas';
import { useController } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';

const LIMITS = { mainImage: 1, gallery: MAX_GALLERY_IMAGES } as const;

type ImagesProps = { progress: Readonly<Record<string, number>> };

/** Unsupported files are ignored silently, as specified. */
export function Images({ progress }: ImagesProps) {
  return (
    <>
      <ImageField name="mainImage" hint="JPEG, PNG or GIF under 2MB" progress={progress} />
      <ImageField
        name="gallery"
        hint="Up to 6. Drag them or use the arrows to reorder them."
        progress={progress}
      />
    </>
  );
}

type ImageFieldProps = ImagesProps & { name: keyof typeof LIMITS; hint: string };

function ImageField({ name, hint, progress }: ImageFieldProps) {
  const { field, fieldState } = useController<ServiceValues, typeof name>({ name });
  const { value, onChange, ref } = field;
  return (
    <PicturesField
      ref={ref}
      label={serviceForm.labels[name]}
      hint={hint}
      error={findErrorMessage(fieldState.error)}
      value={value}
      limit={LIMITS[name]}
      progress={progress}
      onChange={onChange}
    />
  );
}
