import { MAX_MEDIA, projectForm, type ProjectValues } from '@showcase/data/schemas';
import { bidi } from '@showcase/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';
import { getProblemText } from '@showcase/kit/pictures';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';

export function Gallery({ progress }: { progress: Readonly<Record<string, number>> }) {
  const { field, fieldState } = useController<ProjectValues, 'gallery'>({ name: 'gallery' });
  const { value, onChange, ref } = field;
  const videos = useWatch<ProjectValues, 'videos'>({ name: 'videos' });
  const [problem, setProblem] = useState<string>();
  const change = (pictures: typeof value) => {
    setProblem(undefined);
    onChange(pictures);
  };
  return (
    <PicturesField
      ref={ref}
      label={projectForm.labels.gallery}
      hint={`JPEG, PNG or GIF under 2MB, up to ${MAX_MEDIA} pictures and videos. Drag them or use the arrows to reorder them.`}
      error={problem ?? findErrorMessage(fieldState.error)}
      value={value}
      limit={Math.max(2, MAX_MEDIA - videos.length)}
      progress={progress}
      onChange={change}
      onReject={([first]) => first && setProblem(bidi`${first.name}: ${getProblemText(first)}`)}
    />
  );
}
