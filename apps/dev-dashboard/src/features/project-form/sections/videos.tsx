import { MOST_MEDIA, videoFault, type ProjectValues } from '@showcase/data/schemas';
import { Field, Notice, TextInput } from '@showcase/ui';
import { useWatch } from 'react-hook-form';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { BLANK_VIDEO } from '../project-values.ts';

type Video = ProjectValues['videos'][number];

export function Videos() {
  const pictures = useWatch<ProjectValues, 'gallery'>({ name: 'gallery' }).length;
  const videos = useEntries<Omit<Video, 'id'> & { id?: string }, ProjectValues>({
    list: 'videos',
    entry: 'newVideo',
    blank: BLANK_VIDEO,
    faultOf: (entry, others) =>
      pictures + others.length >= MOST_MEDIA
        ? `There is room for ${MOST_MEDIA} pictures and videos`
        : videoFault(entry),
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
