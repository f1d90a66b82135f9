import {
  BLANK_FAQ,
  validateFaq,
  MAX_FAQS,
  type FaqValues,
  type ServiceValues,
} from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

export function Faqs() {
  const faqs = useEntries<FaqValues, ServiceValues>({
    list: 'faqs',
    entry: 'newFaq',
    blank: BLANK_FAQ,
    validate: (entry, others) =>
      others.length >= MAX_FAQS ? `You can add up to ${MAX_FAQS} questions` : validateFaq(entry),
  });
  const { entry, ref, change } = faqs;
  return (
    <EntriesField
      entries={faqs}
      listLabel="Questions and answers"
      getName={({ question }) => question}
      summary={({ question, answer }) => (
        <>
          <strong>{question}</strong>
          <span>{answer}</span>
        </>
      )}
      entryLabel="Question and answer"
      addLabel="Add question"
    >
      <Field label="Question" isRequired>
        <TextInput
          ref={ref}
          value={entry.question}
          maxLength={300}
          onChange={(event) => change({ question: event.currentTarget.value })}
        />
      </Field>
      <Field label="Answer" isRequired>
        <Textarea
          value={entry.answer}
          maxLength={2000}
          rows={3}
          onChange={(event) => change({ answer: event.currentTarget.value })}
        />
      </Field>
    </EntriesField>
  );
}
