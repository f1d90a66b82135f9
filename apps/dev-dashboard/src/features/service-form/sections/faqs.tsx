import {
  BLANK_FAQ,
  faqFault,
  MOST_FAQS,
  type FaqValues,
  type ServiceValues,
} from '@showcase/data/schemas';
import { Field, Notice, Textarea, TextInput } from '@showcase/ui';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';

export function Faqs() {
  const faqs = useEntries<FaqValues, ServiceValues>({
    list: 'faqs',
    entry: 'newFaq',
    blank: BLANK_FAQ,
    faultOf: (entry, others) =>
      others.length >= MOST_FAQS ? `There is room for ${MOST_FAQS} questions` : faqFault(entry),
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
  } = faqs;
  return (
    <>
      <EntryList
        label="Questions and answers"
        entries={entries}
        nameOf={({ question }) => question}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ question, answer }) => (
          <>
            <strong>{question}</strong>
            <span>{answer}</span>
          </>
        )}
      </EntryList>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryForm
        label="Question and answer"
        addLabel="Add Question"
        error={error}
        isEditing={isEditing}
        onAdd={add}
        onClear={clear}
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
      </EntryForm>
    </>
  );
}
