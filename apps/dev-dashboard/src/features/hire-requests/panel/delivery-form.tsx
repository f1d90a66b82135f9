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

type DeliveryFormProps = { request: HireRequest; userId: string; hasInitialFocus: boolean };

export function DeliveryForm({ request, userId, hasInitialFocus }: DeliveryFormProps) {
  const draftKey = `delivery:${userId}:${request.id}`;
  const notify = useNotify();
  const mutation = useHireRequestAction({
    onDone() {
      saveDraft(draftKey, '');
      notify({ kind: 'success', text: 'Delivered. The client can now approve the work.' });
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestNoteSchema),
    defaultValues: { note: readDraft(draftKey) },
  });
  const deliver = handleSubmit(({ note }) =>
    mutation.mutate({ id: request.id, action: 'deliver', note, expectedVersion: request.version }),
  );
  const failure = explainActionError(mutation.error);
  const error = formState.errors.note?.message;
  return (
    <form
      ref={focusTitleOnUnmount}
      noValidate
      aria-label="Deliver"
      onSubmit={(event) => void deliver(event)}
    >
      <Stack gap={3}>
        <Field
          label="Delivery note"
          hint="What you're delivering and where to find it."
          isRequired
          {...(error && { error })}
        >
          <Textarea
            {...register('note', {
              onChange: (event: NoteChangeEvent) => saveNoteDraft(draftKey, event),
            })}
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
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
        <Button variant="primary" type="submit" isBusy={mutation.isPending}>
          Deliver
        </Button>
      </Stack>
    </form>
  );
}

type NoteChangeEvent = { target: { value: string } };

function saveNoteDraft(draftKey: string, { target }: NoteChangeEvent) {
  saveDraft(draftKey, target.value);
}
