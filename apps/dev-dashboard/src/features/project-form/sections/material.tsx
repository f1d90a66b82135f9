import {
  codeSampleFault,
  MOST_MEDIA,
  videoFault,
  type ProjectValues,
} from '@showcase/data/schemas';
import { Field, Notice, Textarea, TextInput } from '@showcase/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { problemText } from '../../../shared/pictures/picture-problem.ts';
import { PicturesField } from '../../../shared/pictures/pictures-field.tsx';
import { BLANK_CODE_SAMPLE, BLANK_VIDEO, FIELD_LABELS } from '../project-values.ts';

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
      label={FIELD_LABELS.gallery}
      hint={`JPEG, PNG or GIF under 2MB; ${MOST_MEDIA} pictures and videos in all. Drag them, or use the arrows, to change their order.`}
      error={problem ?? fieldState.error?.message}
      value={value}
      limit={Math.max(2, MOST_MEDIA - videos.length)}
      progress={progress}
      onChange={change}
      onReject={([first]) => first && setProblem(`${first.name}: ${problemText(first)}`)}
    />
  );
}

type Video = ProjectValues['videos'][number];

export function Videos() {
  const videos = useEntries<Omit<Video, 'id'> & { id?: string }, ProjectValues>({
    list: 'videos',
    entry: 'newVideo',
    blank: BLANK_VIDEO,
    faultOf: videoFault,
    complete: (video) => ({ id: crypto.randomUUID(), ...video }),
  });
  const {
    entries,
    entry,
    error,
    listError,
    isEditing,
    ref,
    focus,
    change,
    add,
    clear,
    edit,
    remove,
  } = videos;
  return (
    <>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryList
        label="Videos of the project"
        entries={entries}
        nameOf={({ url, caption }) => caption || url}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ url, caption }) => (
          <>
            {caption && <strong>{caption}</strong>}
            <span>{url}</span>
          </>
        )}
      </EntryList>
      <EntryForm
        label="Video"
        addLabel="Add Video"
        error={error}
        isEditing={isEditing}
        onAdd={add}
        onClear={clear}
      >
        <Field label="Video URL" isRequired hint="A video on YouTube or Vimeo">
          <TextInput
            ref={ref}
            value={entry.url}
            inputMode="url"
            placeholder="https://www.youtube.com/watch?v=…"
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
        </Field>
        <Field label="Caption">
          <TextInput
            value={entry.caption}
            maxLength={200}
            onChange={(event) => change({ caption: event.currentTarget.value })}
          />
        </Field>
      </EntryForm>
    </>
  );
}

type CodeSample = ProjectValues['codeSamples'][number];

export function CodeSamples() {
  const samples = useEntries<Omit<CodeSample, 'id'> & { id?: string }, ProjectValues>({
    list: 'codeSamples',
    entry: 'newCodeSample',
    blank: BLANK_CODE_SAMPLE,
    faultOf: codeSampleFault,
    complete: (sample) => ({ id: crypto.randomUUID(), ...sample }),
  });
  const {
    entries,
    entry,
    error,
    listError,
    isEditing,
    ref,
    focus,
    change,
    add,
    clear,
    edit,
    remove,
  } = samples;
  return (
    <>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryList
        label="Code samples of the project"
        entries={entries}
        nameOf={({ title }) => title}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ title, language }) => (
          <>
            <strong>{title}</strong>
            <span>{language}</span>
          </>
        )}
      </EntryList>
      <EntryForm
        label="Code sample"
        addLabel="Add Code Sample"
        error={error}
        isEditing={isEditing}
        onAdd={add}
        onClear={clear}
      >
        <Field label="Sample Title" isRequired>
          <TextInput
            ref={ref}
            value={entry.title}
            maxLength={150}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="Language" isRequired>
          <TextInput
            value={entry.language}
            maxLength={40}
            placeholder="TypeScript"
            onChange={(event) => change({ language: event.currentTarget.value })}
          />
        </Field>
        <Field label="Code" isRequired>
          <Textarea
            value={entry.code}
            maxLength={20_000}
            rows={6}
            spellCheck={false}
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
        </Field>
      </EntryForm>
    </>
  );
}
