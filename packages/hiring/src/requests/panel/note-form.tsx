import type { HireRequest } from '@showcase/data/hire-requests';
import { REQUEST_NOTE_LIMIT, requestNoteSchema } from '@showcase/data/schemas';
import { useNotify } from '@showcase/remote-contract/services';
import { Button, Field, Stack } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { useForm } from 'react-hook-form';
import { focusTitleOnUnmount } from '../use-focus-after-action.ts';
import { useHireRequestAction } from '../use-hire-request-action.ts';
import { ActionFailure } from './action-failure.tsx';
import { useNoteDraft } from './use-note-draft.ts';

type NoteFormProps = {
  request: HireRequest;
  userId: string;
  label: string;
  hint: string;
  submitLabel: string;
  successText: string;
  hasInitialFocus?: boolean;
};

/** Requests changes with a note. What is typed is stored as a draft. */
export function NoteForm(props: NoteFormProps) {
  const { request, userId, label, hint, submitLabel } = props;
  const { successText, hasInitialFocus = false } = props;
  const notify = useNotify();
  const draft = useNoteDraft({ request, userId });
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
      action: 'ask_changes',
      note: requestNoteSchema.parse(values).note,
      expectedVersion: request.version,
    }),
  );
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
        <ActionFailure error={mutation.error} draft="your note" />
        <Button type="submit" isBusy={mutation.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
