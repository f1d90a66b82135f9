import {
  confirmCreditOptions,
  confirmRefundOptions,
  denyRefundOptions,
  formatCents,
  sendRefundOptions,
  type Invoice,
  type Refund,
} from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import type { RefundWord } from '../actions/payment-action.ts';
import { usePayment } from '../actions/use-payment.ts';
import { isUnsaid, type PaymentReader } from '../payment-texts.ts';

type FollowRefundDialogProps = {
  action: RefundWord;
  invoice: Invoice;
  refund: Refund;
  reader: PaymentReader;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator's word that an owed refund is sent, or the client's whether one has arrived, or an invoice is not paid. */
export function FollowRefundDialog(props: FollowRefundDialogProps) {
  const { action, invoice, refund, reader, button, onClose } = props;
  const { name } = reader;
  const amount = formatCents(-refund.amount_cents);
  const { options, title, subject, confirmLabel, cancelLabel, successText } = {
    sendRefund: {
      options: sendRefundOptions,
      title: 'Have you sent the refund?',
      subject: bidi`${amount} to ${name}. ${name} confirms it when it arrives.`,
      confirmLabel: 'I have sent it',
      cancelLabel: 'Not yet',
      successText: bidi`${name} is told that you have sent it.`,
    },
    confirmRefund: {
      options: confirmRefundOptions,
      title: 'Has the refund arrived?',
      subject: bidi`${amount} from ${name}.`,
      confirmLabel: 'It has arrived',
      cancelLabel: 'Not yet',
      successText: bidi`${name} is told that it has arrived.`,
    },
    denyRefund: {
      options: denyRefundOptions,
      title: 'Say that it has not arrived?',
      subject: isUnsaid(invoice)
        ? bidi`${amount} from ${name}. ${name} is told. Then say whether you have paid the invoice.`
        : bidi`${amount} from ${name}. ${name} owes it again, and is told.`,
      confirmLabel: 'It has not arrived',
      cancelLabel: 'Not now',
      successText: bidi`${name} is told that it has not arrived.`,
    },
    confirmCredit: {
      options: confirmCreditOptions,
      title: 'Have you not paid?',
      subject: bidi`The invoice is ${amount} lower then, and ${name} is told.`,
      confirmLabel: 'I have not paid',
      cancelLabel: 'Not now',
      successText: bidi`The invoice is lower now. ${name} is told.`,
    },
  }[action];
  const { send, isPending, finalFocus, failure } = usePayment(options, {
    button,
    successText,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      subject={subject}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      variant="primary"
      onConfirm={() => send({ id: refund.id })}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(failure && { error: failure })}
    />
  );
}
