import { useTextDraft } from '@showcase/kit/drafts';
import { bidi } from '@showcase/ui';
import { NoteDialog } from '../../note-dialog.tsx';
import { getCounterparty } from '../counterparty/get-counterparty.ts';
import { useEndAnswer, type EndAnswerProps } from './use-end-answer.ts';

/** Declines to end a request. */
export function KeepWorkingDialog(props: EndAnswerProps) {
  const { side, request, userId, onClose } = props;
  const draft = useTextDraft(`keep-working:${userId}:${request.id}`);
  const { answer, finalFocus, isPending, error } = useEndAnswer({
    ...props,
    action: 'decline',
    successText: 'The work continues.',
    onDone: () => draft.save(''),
  });
  const { name } = getCounterparty(request, side);
  return (
    <NoteDialog
      title="Keep working"
      description={bidi`The request continues as agreed. ${name} can ask to end it again.`}
      hint="Why, or what you suggest instead."
      submitLabel="Keep working"
      {...{ draft, error, finalFocus, onClose }}
      isBusy={isPending}
      onSend={answer}
    />
  );
}
