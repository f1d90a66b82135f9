import {
  validateCodeSample,
  MAX_CODE_SAMPLES,
  projectForm,
  type ProjectValues,
} from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

type CodeSample = ProjectValues['codeSamples'][number];

export function CodeSamples() {
  const samples = useEntries<Omit<CodeSample, 'id'> & { id?: string }, ProjectValues>({
    list: 'codeSamples',
    entry: 'newCodeSample',
    blank: projectForm.empty.newCodeSample,
    validate: (entry, others) =>
      others.length >= MAX_CODE_SAMPLES
        ? `You can add up to ${MAX_CODE_SAMPLES} code samples`
        : validateCodeSample(entry),
    complete: (sample) => ({ id: crypto.randomUUID(), ...sample }),
  });
  const { entry, ref, change } = samples;
  return (
    <EntriesField
      entries={samples}
      listLabel="Code samples of the project"
      getName={({ title }) => title}
      summary={({ title, language }) => (
        <>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <span>{language}</span>
        </>
      )}
      entryLabel="Code sample"
      addLabel="Add code sample"
    >
      <Field label="Sample title" isRequired>
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
    </EntriesField>
  );
}
