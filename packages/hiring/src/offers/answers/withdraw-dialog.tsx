import type { Offer } from '@showcase/data/hire-requests';
import { ConfirmDialog } from '@showcase/ui/controls';
import { useAnswer, type AnswerDialogProps } from './use-answer.ts';

const QUESTIONS: Record<Offer['kind'], string> = {
  request: '',
  offer: 'Withdraw your offer?',
  change_order: 'Withdraw your proposed change?',
  extension: 'Withdraw your request for more time?',
};

export function WithdrawDialog(props: AnswerDialogProps) {
  const { offer, onClose } = props;
  const { answer, finalFocus, isPending, error } = useAnswer({
    ...props,
    action: 'withdraw',
    successText: 'Withdrawn.',
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={QUESTIONS[offer.kind]}
      subject={offer.title}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      onConfirm={() => answer()}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
