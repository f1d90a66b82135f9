import { REQUEST_NOTE_LIMIT } from '@showcase/data/schemas';
import { Button, Field, isolated, Notice, Stack } from '@showcase/ui';
import { Dialog, Textarea } from '@showcase/ui/controls';
import { useId, useState } from 'react';
import { useTextDraft } from '@showcase/kit/drafts';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { useEndAnswer, type EndAnswerProps } from './use-end-answer.ts';

/** Declines to end a request; the note says why, if one wants to. */
export function KeepWorkingDialog(props: EndAnswerProps) {
  const { side, request, userId, onClose } = props;
  const formId = useId();
  const draft = useTextDraft(`keep-working:${userId}:${request.id}`);
  const [note, setNote] = useState(draft.initialText);
  const { answer, finalFocus, isPending, error } = useEndAnswer({
    ...props,
    action: 'decline',
    successText: 'The work continues.',
    onDone: () => draft.save(''),
  });
  const { name } = getCounterparty(request, side);
  const isTooLong = Array.from(note.trim()).length > REQUEST_NOTE_LIMIT;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title="Keep working"
      description={isolated`The request continues as agreed. ${name} can ask to end it again.`}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
            Keep working
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong) answer(note.trim());
        }}
      >
        <Stack gap={4}>
          <Field
            label="Note (optional)"
            hint="Why, or what you suggest instead."
            {...(isTooLong && { error: 'Use at most 2,000 characters' })}
          >
            <Textarea
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
                draft.save(target.value);
              }}
              limit={REQUEST_NOTE_LIMIT}
              rows={4}
              dir="auto"
            />
          </Field>
          {error && <Notice variant="danger">{error}</Notice>}
        </Stack>
      </form>
    </Dialog>
  );
}
