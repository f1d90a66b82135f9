import { zodResolver } from '@hookform/resolvers/zod';
import { keepDraft, readDraft, type HireRequest } from '@showcase/data';
import { REQUEST_NOTE_LIMIT, requestNoteSchema } from '@showcase/data/schemas';
import { focusTitleAfter, moveFailure, useMoveHireRequest } from '@showcase/kit/hire-requests';
import { Button, Field, Notice, Stack, Textarea } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useNotify } from '../../../shared/notify-context.ts';

type DeliveryFormProps = { request: HireRequest; userId: string; takesFocus: boolean };

export function DeliveryForm({ request, userId, takesFocus }: DeliveryFormProps) {
  const draft = `delivery:${userId}:${request.id}`;
  const notify = useNotify();
  const move = useMoveHireRequest({
    onMoved() {
      keepDraft(draft, '');
      notify({ kind: 'success', text: 'Delivered. The client can approve it now.' });
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestNoteSchema),
    defaultValues: { note: readDraft(draft) },
  });
  const deliver = handleSubmit(({ note }) =>
    move.mutate({ id: request.id, action: 'deliver', note, expectedVersion: request.version }),
  );
  const failure = moveFailure(move.error);
  const error = formState.errors.note?.message;
  return (
    <form
      ref={focusTitleAfter}
      noValidate
      aria-label="Deliver"
      onSubmit={(event) => void deliver(event)}
    >
      <Stack gap={3}>
        <Field
          label="Delivery note"
          hint="What you deliver, and where the client finds it."
          isRequired
          {...(error && { error })}
        >
          <Textarea
            {...register('note', { onChange: (event: NoteChange) => keepNote(draft, event) })}
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
            autoFocus={takesFocus}
          />
        </Field>
        {failure && <Notice variant="danger">{failure}</Notice>}
        {move.error?.kind === 'conflict' && (
          <Notice variant="warning">
            This request was changed elsewhere. You see its real state now; your note is kept.
          </Notice>
        )}
        <Button variant="primary" type="submit" isBusy={move.isPending}>
          Deliver
        </Button>
      </Stack>
    </form>
  );
}

type NoteChange = { target: { value: string } };

function keepNote(draft: string, { target }: NoteChange) {
  keepDraft(draft, target.value);
}
