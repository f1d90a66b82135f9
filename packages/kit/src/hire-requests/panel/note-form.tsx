import type { HireRequest } from '@showcase/data/hire-requests';
import { REQUEST_NOTE_LIMIT, requestNoteSchema } from '@showcase/data/schemas';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Field, Notice, Stack } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { useForm } from 'react-hook-form';
import { explainActionError } from '../explain-action-error.ts';
import { focusTitleOnUnmount } from '../use-focus-after-action.ts';
import { useHireRequestAction } from '../use-hire-request-action.ts';
import { useNoteDraft, type NoteAction } from './use-note-draft.ts';

type NoteFormProps = {
  request: HireRequest;
  userId: string;
  action: NoteAction;
  label: string;
  hint: string;
  submitLabel: string;
  submitVariant?: 'primary';
  successText: string;
  hasInitialFocus?: boolean;
};

/** Performs an action that needs a note. What is typed is stored as a draft. */
export function NoteForm(props: NoteFormProps) {
  const { request, userId, action, label, hint, submitLabel } = props;
  const { submitVariant, successText, hasInitialFocus = false } = props;
  const notify = useNotify();
  const draft = useNoteDraft({ request, userId, action });
  const mutation = useHireRequestAction({
    onDone() {
      draft.save('');
      notify({ kind: 'success', text: successText });
    },
  });
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { note: draft.initialText },
  });
  const submit = handleSubmit((values) =>
    mutation.mutate({
      id: request.id,
      action,
      note: requestNoteSchema.parse(values).note,
      expectedVersion: request.version,
    }),
  );
  const failure = explainActionError(mutation.error);
  const error = formState.errors.note?.message;
  return (
    <form
      ref={focusTitleOnUnmount}
      noValidate
      aria-label={submitLabel}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={3}>
        <Field label={label} hint={hint} isRequired {...(error && { error })}>
          <Textarea
            {...register('note', {
              validate: (note) => requestNoteSchema.safeParse({ note }).error?.issues[0]?.message,
              onChange: (event: { target: { value: string } }) => draft.save(event.target.value),
            })}
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
            dir="auto"
            autoFocus={hasInitialFocus}
          />
        </Field>
        {failure && <Notice variant="danger">{failure}</Notice>}
        {mutation.error?.kind === 'conflict' && (
          <Notice variant="warning">
            This request was changed elsewhere. You now see its latest state, and your note is
            saved.
          </Notice>
        )}
        <Button
          {...(submitVariant && { variant: submitVariant })}
          type="submit"
          isBusy={mutation.isPending}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
