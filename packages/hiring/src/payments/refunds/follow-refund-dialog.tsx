import {
  confirmRefundOptions,
  formatCents,
  sendRefundOptions,
  type Refund,
} from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { usePayment } from '../actions/use-payment.ts';
import type { PaymentReader } from '../payment-texts.ts';

type FollowRefundDialogProps = {
  action: 'sendRefund' | 'confirmRefund';
  refund: Refund;
  reader: PaymentReader;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator's word that an owed refund is sent, or the client's that one has arrived. */
export function FollowRefundDialog(props: FollowRefundDialogProps) {
  const { action, refund, reader, button, onClose } = props;
  const { name } = reader;
  const amount = formatCents(-refund.amount_cents);
  const isSent = action === 'sendRefund';
  const { send, isPending, finalFocus, failure } = usePayment(
    isSent ? sendRefundOptions : confirmRefundOptions,
    {
      button,
      successText: isSent
        ? bidi`${name} is told that you have sent it.`
        : bidi`${name} is told that it has arrived.`,
      onClose,
    },
  );
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={isSent ? 'Have you sent the refund?' : 'Has the refund arrived?'}
      subject={
        isSent
          ? bidi`${amount} to ${name}. ${name} confirms it when it arrives.`
          : bidi`${amount} from ${name}.`
      }
      confirmLabel={isSent ? 'I have sent it' : 'It has arrived'}
      cancelLabel="Not yet"
      variant="primary"
      onConfirm={() => send({ id: refund.id })}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(failure && { error: failure })}
    />
  );
}
