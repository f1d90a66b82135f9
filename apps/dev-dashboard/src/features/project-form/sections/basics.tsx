import { projectForm, type ProjectValues } from '@showcase/data/schemas';
import { Field, Stack, TextInput } from '@showcase/ui';
import { TagInput, Textarea } from '@showcase/ui/controls';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';
import { getProblemText } from '@showcase/kit/pictures';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';
import { SUGGESTED_TAGS, SuggestedTags } from './suggested-tags.tsx';
import { toUsualTags } from './usual-tags.ts';

type BasicsProps = { progress: Readonly<Record<string, number>> };

export function Basics({ progress }: BasicsProps) {
  const { register, formState } = useFormContext<ProjectValues>();
  const { errors } = formState;
  return (
    <Stack gap={5}>
      <Field label={projectForm.labels.title} isRequired error={errors.title?.message}>
        <TextInput {...register('title')} />
      </Field>
      <Field
        label={projectForm.labels.tagline}
        hint="One line, shown below the title"
        error={errors.tagline?.message}
      >
        <TextInput {...register('tagline')} />
      </Field>
      <Field
        label={projectForm.labels.description}
        isRequired
        hint="You can use headings, lists, **bold** and *italic*"
        error={errors.description?.message}
      >
        <Textarea
          {...register('description')}
          rows={6}
          counter={(length) => `${length} chars (min 50)`}
        />
      </Field>
      <CoverField progress={progress} />
      <TagsField />
      <Field label={projectForm.labels.bolt_url} error={errors.bolt_url?.message}>
        <TextInput
          {...register('bolt_url')}
          inputMode="url"
          placeholder="https://bolt.new/your-project"
        />
      </Field>
    </Stack>
  );
}

function CoverField({ progress }: BasicsProps) {
  const { field, fieldState } = useController<ProjectValues, 'cover'>({ name: 'cover' });
  const { value, onChange, ref } = field;
  const [problem, setProblem] = useState<string>();
  return (
    <PicturesField
      ref={ref}
      label={projectForm.labels.cover}
      isRequired
      hint="JPEG, PNG or GIF under 2MB"
      error={problem ?? findErrorMessage(fieldState.error)}
      value={value}
      limit={1}
      progress={progress}
      onChange={(pictures) => {
        setProblem(undefined);
        onChange(pictures);
      }}
      onReject={([first]) => first && setProblem(getProblemText(first))}
    />
  );
}

function TagsField() {
  const { field, fieldState } = useController<ProjectValues, 'tags'>({ name: 'tags' });
  const { value, onChange, ref } = field;
  return (
    <Stack gap={3}>
      <Field
        label={projectForm.labels.tags}
        isRequired
        hint="Press Enter after each"
        error={findErrorMessage(fieldState.error)}
      >
        <TagInput
          ref={ref}
          value={value}
          onValueChange={(tags) => onChange(toUsualTags(tags))}
          maxLength={40}
          suggestions={Object.values(SUGGESTED_TAGS).flat()}
        />
      </Field>
      <SuggestedTags selected={value} onAdd={(tag) => onChange([...value, tag])} />
    </Stack>
  );
}
