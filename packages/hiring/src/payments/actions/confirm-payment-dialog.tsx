import { formatCents, confirmPaymentOptions, type Invoice } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import type { PaymentReader } from '../payment-texts.ts';
import { usePayment } from './use-payment.ts';

type ConfirmPaymentDialogProps = {
  action: 'paid' | 'received';
  invoice: Invoice;
  reader: PaymentReader;
  button: HTMLElement;
  onClose: () => void;
};

/** The client's word that an invoice is paid, or the creator's that the money has arrived. */
export function ConfirmPaymentDialog({
  action,
  invoice,
  reader,
  button,
  onClose,
}: ConfirmPaymentDialogProps) {
  const { name } = reader;
  const amount = formatCents(invoice.to_pay_cents);
  const { question, subject, confirmLabel, successText } = {
    paid: {
      question: 'Have you paid?',
      subject: bidi`${amount} to ${name}, invoice ${invoice.number}. ${name} is told, and confirms it when it arrives.`,
      confirmLabel: 'I have paid',
      successText: bidi`${name} is told that you have paid.`,
    },
    received: {
      question: 'Have you received it?',
      subject: bidi`${amount} from ${name}, invoice ${invoice.number}. It is settled then, and the invoice can't be corrected any more.`,
      confirmLabel: 'I have received it',
      successText: bidi`${name} is told that you have received it.`,
    },
  }[action];
  const { send, isPending, finalFocus, failure } = usePayment(confirmPaymentOptions, {
    button,
    successText,
    onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={question}
      subject={subject}
      confirmLabel={confirmLabel}
      cancelLabel="Not yet"
      variant="primary"
      onConfirm={() => send({ id: invoice.id, action })}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(failure && { error: failure })}
    />
  );
}
