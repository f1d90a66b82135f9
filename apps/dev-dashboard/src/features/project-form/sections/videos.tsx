import { MAX_MEDIA, validateVideo, projectForm, type ProjectValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { useWatch } from 'react-hook-form';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

type Video = ProjectValues['videos'][number];

export function Videos() {
  const pictures = useWatch<ProjectValues, 'gallery'>({ name: 'gallery' }).length;
  const videos = useEntries<Omit<Video, 'id'> & { id?: string }, ProjectValues>({
    list: 'videos',
    entry: 'newVideo',
    blank: projectForm.empty.newVideo,
    validate: (entry, others) =>
      pictures + others.length >= MAX_MEDIA
        ? `You can add up to ${MAX_MEDIA} pictures and videos`
        : validateVideo(entry),
    complete: (video) => ({ id: crypto.randomUUID(), ...video }),
  });
  const { entry, ref, change } = videos;
  return (
    <EntriesField
      entries={videos}
      listLabel="Videos of the project"
      getName={({ url, caption }) => caption || url}
      summary={({ url, caption }) => (
        <>
          {caption && <strong>{caption}</strong>}
          <span>{url}</span>
        </>
      )}
      entryLabel="Video"
      addLabel="Add video"
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
    </EntriesField>
  );
}
