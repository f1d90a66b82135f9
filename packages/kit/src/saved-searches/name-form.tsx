import type { DataError } from '@showcase/data/client';
import { MAX_SEARCH_NAME } from '@showcase/data/saved-searches';
import { Button, Field, isKey, TextInput } from '@showcase/ui';
import { useState } from 'react';
import { ErrorNotice } from '../errors/error-notice.tsx';
import { SubmitButton } from '../forms/submit/submit-button.tsx';
import { FormButtons, InlineForm } from './save-search.styles.ts';

type NameFormProps = {
  label: string;
  initial: string;
  submitLabel: string;
  submission: { isPending: boolean; retryAt: number | null; error: DataError | null };
  /** The failure as a sentence. */
  action: string;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** A name in a line of its own, with the focus in it. Escape cancels. */
export function NameForm(props: NameFormProps) {
  const { label, initial, submitLabel, submission, action, onSubmit, onCancel } = props;
  const [name, setName] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const problem = findProblem(name);
  return (
    <InlineForm
      aria-label={label}
      onKeyDown={(event) => {
        if (isKey(event, 'Escape')) onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!problem) onSubmit(name.trim());
      }}
    >
      <Field label={label} {...(isChecked && problem && { error: problem })}>
        <TextInput
          value={name}
          autoFocus
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <FormButtons>
        <SubmitButton size="s" submission={submission}>
          {submitLabel}
        </SubmitButton>
        <Button size="s" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
      <ErrorNotice error={submission.error} action={action} />
    </InlineForm>
  );
}

function findProblem(name: string): string | null {
  if (name.trim() === '') return 'Type a name';
  return [...name.trim()].length > MAX_SEARCH_NAME
    ? `Use at most ${MAX_SEARCH_NAME} characters`
    : null;
}
