import { imageUrl, type Picture } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import type { ProfileValues } from '@showcase/data/schemas';
import { lazyComponent } from '@showcase/kit/loading';
import { Avatar, Button, Field, Stack } from '@showcase/ui';
import { DropZone } from '@showcase/ui/drop-zone';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { createPicture } from '../../../shared/pictures/picture.ts';
import { getProblemText } from '../../../shared/pictures/picture-problem.ts';
import { MAX_AVATAR_SIDE, MAX_ZOOM } from './crop-area.ts';
import { AvatarRow } from '../profile-editor.styles.ts';
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts';

const CropDialog = lazyComponent({
  name: 'picture editor',
  load: () => import('./crop-dialog.tsx').then((module) => module.CropDialog),
});

type Cropping = { file: File; picture: ImageBitmap };

export function AvatarField() {
  const client = useDataClient();
  const { field, fieldState } = useController<ProfileValues, 'avatar'>({ name: 'avatar' });
  const { value: avatar, onChange, ref } = field;
  const name = useWatch<ProfileValues, 'name'>({ name: 'name' });
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [problem, setProblem] = useState<string>();
  const source = avatar?.source;
  const objectUrl = useObjectUrl(source instanceof File ? source : null);
  const src = typeof source === 'string' ? imageUrl(client, source) : objectUrl;

  const setAvatar = (picture: Picture | null) => {
    onChange(picture);
    setCropping(null);
  };
  const startCropping = async (file: File) => {
    setProblem(undefined);
    const picture = await decode(file);
    if (picture) setCropping({ file, picture });
    else setAvatar(createPicture(file));
  };
  const crop = ({ file }: Cropping, canvas: HTMLCanvasElement) => {
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    canvas.toBlob(
      (blob) => blob && setAvatar(createPicture(new File([blob], file.name, { type }))),
      type,
      0.9,
    );
  };

  return (
    <AvatarRow>
      <Stack gap={2} align="center">
        <Avatar name={name} src={src} size="xl" />
        {avatar && (
          <Button size="s" variant="ghost" onClick={() => setAvatar(null)}>
            Remove picture
          </Button>
        )}
      </Stack>
      <Field label="Profile picture" error={problem ?? fieldState.error?.message}>
        <DropZone
          ref={ref}
          items={[]}
          maxSide={MAX_AVATAR_SIDE * MAX_ZOOM}
          onFiles={([file]) => file && void startCropping(file)}
          onReject={([first]) => first && setProblem(getProblemText(first))}
        >
          JPEG, PNG or GIF under 2MB
        </DropZone>
      </Field>
      {cropping && (
        <CropDialog
          picture={cropping.picture}
          onCrop={(canvas) => crop(cropping, canvas)}
          onClose={() => setCropping(null)}
        />
      )}
    </AvatarRow>
  );
}

/** Null if the browser cannot display the picture for cropping. */
async function decode(file: File) {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
