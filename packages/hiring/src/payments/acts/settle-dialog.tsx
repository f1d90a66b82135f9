import { formatCents, settleInvoiceOptions, type Invoice } from '@showcase/data/invoices';
import { isolated } from '@showcase/ui';
import { ConfirmDialog } from '@showcase/ui/controls';
import type { PaymentReader } from '../payment-texts.ts';
import { usePayment } from './use-payment.ts';

type SettleDialogProps = {
  act: 'paid' | 'received';
  invoice: Invoice;
  reader: PaymentReader;
  button: HTMLElement;
  onClose: () => void;
};

/** The client's word that an invoice is paid, or the creator's that the money has arrived. */
export function SettleDialog({ act, invoice, reader, button, onClose }: SettleDialogProps) {
  const { name } = reader;
  const amount = formatCents(invoice.to_pay_cents);
  const { question, subject, confirmLabel, successText } = {
    paid: {
      question: 'Have you paid?',
      subject: isolated`${amount} to ${name}, invoice ${invoice.number}. ${name} is told, and confirms it when it arrives.`,
      confirmLabel: 'I have paid',
      successText: isolated`${name} is told that you have paid.`,
    },
    received: {
      question: 'Have you received it?',
      subject: isolated`${amount} from ${name}, invoice ${invoice.number}. It is settled then, and the invoice can't be corrected any more.`,
      confirmLabel: 'I have received it',
      successText: isolated`${name} is told that you have received it.`,
    },
  }[act];
  const { send, isPending, finalFocus, failure } = usePayment(settleInvoiceOptions, {
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
      onConfirm={() => send({ id: invoice.id, action: act })}
      isBusy={isPending}
      finalFocus={finalFocus}
      {...(failure && { error: failure })}
    />
  );
}
