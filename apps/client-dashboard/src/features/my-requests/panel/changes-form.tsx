import { zodResolver } from '@hookform/resolvers/zod';
import { saveDraft, readDraft, type HireRequest } from '@showcase/data';
import { REQUEST_NOTE_LIMIT, requestNoteSchema } from '@showcase/data/schemas';
import {
  focusTitleOnUnmount,
  explainActionError,
  useHireRequestAction,
} from '@showcase/kit/hire-requests';
import { Button, Field, Notice, Stack, Textarea } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useNotify } from '../../../shared/notify-context.ts';

type ChangesFormProps = { request: HireRequest; userId: string };

export function ChangesForm({ request, userId }: ChangesFormProps) {
  const draftKey = `changes:${userId}:${request.id}`;
  const notify = useNotify();
  const mutation = useHireRequestAction({
    onDone() {
      saveDraft(draftKey, '');
      notify({ kind: 'success', text: 'Changes requested. The developer will deliver again.' });
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestNoteSchema),
    defaultValues: { note: readDraft(draftKey) },
  });
  const requestChanges = handleSubmit(({ note }) =>
    mutation.mutate({
      id: request.id,
      action: 'ask_changes',
      note,
      expectedVersion: request.version,
    }),
  );
  const failure = explainActionError(mutation.error);
  const error = formState.errors.note?.message;
  return (
    <form
      ref={focusTitleOnUnmount}
      noValidate
      aria-label="Request changes"
      onSubmit={(event) => void requestChanges(event)}
    >
      <Stack gap={3}>
        <Field
          label="What should change?"
          hint="Be specific. Your note appears in the timeline."
          isRequired
          {...(error && { error })}
        >
          <Textarea
            {...register('note', {
              onChange: (event: NoteChangeEvent) => saveNoteDraft(draftKey, event),
            })}
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
          />
        </Field>
        {failure && <Notice variant="danger">{failure}</Notice>}
        {mutation.error?.kind === 'conflict' && (
          <Notice variant="warning">
            This request was changed elsewhere. You now see its latest state, and your note is
            saved.
          </Notice>
        )}
        <Button type="submit" isBusy={mutation.isPending}>
          Request changes
        </Button>
      </Stack>
    </form>
  );
}

type NoteChangeEvent = { target: { value: string } };

function saveNoteDraft(draftKey: string, { target }: NoteChangeEvent) {
  saveDraft(draftKey, target.value);
}
