import { Button, Field, Notice, Stack } from '@showcase/ui';
import { Dialog, Textarea } from '@showcase/ui/controls';
import { REQUEST_NOTE_LIMIT } from '@showcase/data/schemas';
import { useId, useState } from 'react';
import { useTextDraft } from '@showcase/kit/drafts';
import { ANSWER_TEXTS } from '../offer-texts.ts';
import { useAnswer, type AnswerDialogProps } from './use-answer.ts';

/** Declines terms; the note says why, if one wants to. */
export function DeclineDialog(props: AnswerDialogProps) {
  const { offer, onClose } = props;
  const formId = useId();
  const draft = useTextDraft(`decline:${offer.id}`);
  const [note, setNote] = useState(draft.initialText);
  const { decline, declined } = ANSWER_TEXTS[offer.kind];
  const { answer, finalFocus, isPending, error } = useAnswer({
    ...props,
    action: 'decline',
    successText: declined,
    onDone: () => draft.save(''),
  });
  const isTooLong = Array.from(note.trim()).length > REQUEST_NOTE_LIMIT;
  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={offer.kind === 'extension' ? 'Decline more time' : decline}
      description={
        offer.kind === 'offer'
          ? 'The request stays pending, and you can still agree on another offer.'
          : 'The terms stay as they are.'
      }
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isPending}>
            {decline}
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
            hint="Why, or what would work instead."
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
