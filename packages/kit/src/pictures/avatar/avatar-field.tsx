import { imageUrl, type Picture } from '@showcase/data/images';
import { useDataClient } from '@showcase/data/query';
import { Avatar, Button, Field, Stack, tokens } from '@showcase/ui';
import { DropZone } from '@showcase/ui/drop-zone';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { lazyDialog } from '../../loading/index.ts';
import { createPicture } from '../picture.ts';
import { getProblemText } from '../picture-problem.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { MAX_AVATAR_SIDE, MAX_ZOOM } from './crop-area.ts';

const CropDialog = lazyDialog({
  name: 'picture editor',
  load: () => import('./crop-dialog.tsx').then((module) => module.CropDialog),
});

/** The fields of the form around it. */
type AvatarValues = { avatar: Picture | null; name: string };

type Cropping = { file: File; picture: ImageBitmap };

/** The picture of a user, cropped to a square, in a form that also has their name. */
export function AvatarField() {
  const client = useDataClient();
  const { field, fieldState } = useController<AvatarValues, 'avatar'>({ name: 'avatar' });
  const { value: avatar, onChange, ref } = field;
  const name = useWatch<AvatarValues, 'name'>({ name: 'name' });
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

const AvatarRow = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  align-items: center;

  ${tokens.media.wide} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;
