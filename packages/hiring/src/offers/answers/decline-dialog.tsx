import { useTextDraft } from '@showcase/kit/drafts';
import { NoteDialog } from '../../note-dialog.tsx';
import { ANSWER_TEXTS } from '../offer-texts.ts';
import { useAnswer, type AnswerDialogProps } from './use-answer.ts';

export function DeclineDialog(props: AnswerDialogProps) {
  const { offer, onClose } = props;
  const draft = useTextDraft(`decline:${offer.id}`);
  const { decline, declined } = ANSWER_TEXTS[offer.kind];
  const { answer, finalFocus, isPending, error } = useAnswer({
    ...props,
    action: 'decline',
    successText: declined,
    onDone: () => draft.save(''),
  });
  return (
    <NoteDialog
      title={offer.kind === 'extension' ? 'Decline more time' : decline}
      description={
        offer.kind === 'offer'
          ? 'The request stays pending, and you can still agree on another offer.'
          : 'The terms stay as they are.'
      }
      hint="Why, or what would work instead."
      submitLabel={decline}
      variant="danger"
      {...{ draft, error, finalFocus, onClose }}
      isBusy={isPending}
      onSend={answer}
    />
  );
}
