import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { formatCents, confirmPaymentOptions, type Invoice } from '@showcase/data/invoices';
import { bidi } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import { getUnreturnedCents, type PaymentReader } from '../payment-texts.ts';
import { usePayment } from './use-payment.ts';

type ConfirmPaymentDialogProps = {
  action: 'paid' | 'withdrawn' | 'received' | 'missing';
  request: HireRequestWithHistory;
  invoice: Invoice;
  reader: PaymentReader;
  button: HTMLElement;
  onClose: () => void;
};

/** The word of a side about a payment: of the client whether it is paid, of the creator whether it has arrived. */
export function ConfirmPaymentDialog({
  action,
  request,
  invoice,
  reader,
  button,
  onClose,
}: ConfirmPaymentDialogProps) {
  const { name } = reader;
  const amount = formatCents(getUnreturnedCents(invoice, request.refunds));
  const owesRefund = request.refunds.some(
    ({ invoice_id, status }) => invoice_id === invoice.id && status === 'owed',
  );
  const { question, subject, confirmLabel, cancelLabel, successText } = {
    paid: {
      question: 'Have you paid?',
      subject: bidi`${amount} to ${name}, invoice ${invoice.number}. ${name} is told, and confirms it when it arrives.`,
      confirmLabel: 'I have paid',
      cancelLabel: 'Not yet',
      successText: bidi`${name} is told that you have paid.`,
    },
    withdrawn: {
      question: 'Have you not paid?',
      subject: bidi`${amount} to ${name}, invoice ${invoice.number}. It is to be paid then, and ${name} is told.`,
      confirmLabel: 'I have not paid',
      cancelLabel: 'I have paid',
      successText: bidi`${name} is told that you have not paid yet.`,
    },
    received: {
      question: 'Have you received it?',
      subject: bidi`${amount} from ${name}, invoice ${invoice.number}. It is settled then, and the invoice can't be corrected any more.`,
      confirmLabel: 'I have received it',
      cancelLabel: 'Not yet',
      successText: bidi`${name} is told that you have received it.`,
    },
    missing: {
      question: 'Has it not arrived?',
      subject: owesRefund
        ? bidi`${amount} from ${name}, invoice ${invoice.number}. ${name} is told, and asked whether they have paid. If they have not, you send nothing back.`
        : bidi`${amount} from ${name}, invoice ${invoice.number}. ${name} is told, and asked for it again.`,
      confirmLabel: 'It has not arrived',
      cancelLabel: 'Not now',
      successText: bidi`${name} is told that it has not arrived.`,
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
      cancelLabel={cancelLabel}
      variant="primary"
      onConfirm={() => send({ id: invoice.id, action })}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(failure && { error: failure })}
    />
  );
}
