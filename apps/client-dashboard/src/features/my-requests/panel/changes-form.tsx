import { zodResolver } from '@hookform/resolvers/zod';
import { keepDraft, readDraft, type HireRequest } from '@showcase/data';
import { REQUEST_NOTE_LIMIT, requestNoteSchema } from '@showcase/data/schemas';
import { focusTitleAfter, moveFailure, useMoveHireRequest } from '@showcase/kit/hire-requests';
import { Button, Field, Notice, Stack, Textarea } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useNotify } from '../../../shared/notify-context.ts';

type ChangesFormProps = { request: HireRequest; userId: string };

export function ChangesForm({ request, userId }: ChangesFormProps) {
  const draft = `changes:${userId}:${request.id}`;
  const notify = useNotify();
  const move = useMoveHireRequest({
    onMoved() {
      keepDraft(draft, '');
      notify({ kind: 'success', text: 'Sent. The developer will deliver again.' });
    },
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestNoteSchema),
    defaultValues: { note: readDraft(draft) },
  });
  const ask = handleSubmit(({ note }) =>
    move.mutate({ id: request.id, action: 'ask_changes', note, expectedVersion: request.version }),
  );
  const failure = moveFailure(move.error);
  const error = formState.errors.note?.message;
  return (
    <form
      ref={focusTitleAfter}
      noValidate
      aria-label="Ask for changes"
      onSubmit={(event) => void ask(event)}
    >
      <Stack gap={3}>
        <Field
          label="What should change?"
          hint="Be as clear as you can: your note is added to the timeline."
          isRequired
          {...(error && { error })}
        >
          <Textarea
            {...register('note', { onChange: (event: NoteChange) => keepNote(draft, event) })}
            limit={REQUEST_NOTE_LIMIT}
            rows={4}
          />
        </Field>
        {failure && <Notice variant="danger">{failure}</Notice>}
        {move.error?.kind === 'conflict' && (
          <Notice variant="warning">
            This request was changed elsewhere. You see its real state now; your note is kept.
          </Notice>
        )}
        <Button type="submit" isBusy={move.isPending}>
          Ask for changes
        </Button>
      </Stack>
    </form>
  );
}

type NoteChange = { target: { value: string } };

function keepNote(draft: string, { target }: NoteChange) {
  keepDraft(draft, target.value);
}
