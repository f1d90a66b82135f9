import { bidi, formatMoney } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { getPendingAmount } from './pending-amount.ts';
import { useEndAnswer, type EndAnswerProps } from './use-end-answer.ts';

/** Agrees to end a request: says what stops. */
export function AgreeToEndDialog(props: EndAnswerProps) {
  const { request, onClose } = props;
  const { answer, finalFocus, isPending, error } = useEndAnswer({
    ...props,
    action: 'accept',
    successText: 'Request ended.',
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Agree to end this request?"
      subject={bidi`Work on “${request.title}” stops, and the pending ${formatMoney(getPendingAmount(request))} is removed. What is approved stays.`}
      confirmLabel="Agree to end"
      cancelLabel="Not yet"
      variant="danger"
      onConfirm={() => answer()}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}

export function WithdrawEndDialog(props: EndAnswerProps) {
  const { request, onClose } = props;
  const { answer, finalFocus, isPending, error } = useEndAnswer({
    ...props,
    action: 'withdraw',
    successText: 'Withdrawn. The work continues.',
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Withdraw your proposal to end?"
      subject={request.title}
      confirmLabel="Withdraw"
      cancelLabel="Keep it"
      onConfirm={() => answer()}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(error && { error })}
    />
  );
}
