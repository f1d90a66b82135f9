import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { enterRefundOptions, formatCents, toCents, type Invoice } from '@showcase/data/invoices';
import { REFUND_REASON_LIMIT, refundSchema, type RefundValues } from '@showcase/data/schemas';
import { bidi, Notice } from '@showcase/ui';
import { MoneyInput } from '@showcase/ui/controls';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { FormField, schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import { useAttemptKey } from '../../use-attempt-key.ts';
import { usePayment } from '../actions/use-payment.ts';
import {
  describeDuty,
  getRefundableCents,
  isUnsaid,
  type PaymentReader,
} from '../payment-texts.ts';

type RefundDialogProps = {
  request: HireRequestWithHistory;
  invoice: Invoice;
  reader: PaymentReader;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator enters money that they sent back; before anyone says that it is paid, the invoice gets lower instead. */
export function RefundDialog(props: RefundDialogProps) {
  const { request, invoice, reader, userId, button, onClose } = props;
  const isCredit = isUnsaid(invoice);
  const left = getRefundableCents(invoice, request.refunds);
  const amountDraft = useTextDraft(`refund-amount:${userId}:${invoice.id}`);
  const draft = useTextDraft(`refund:${userId}:${invoice.id}`);
  const getKey = useAttemptKey();
  const form = useForm<RefundValues>({
    defaultValues: { amount: amountDraft.initialText, reason: draft.initialText },
    resolver: schemaResolver(refundSchema(left)),
  });
  const duty = describeDuty(invoice, request);
  const title = isCredit ? 'Lower the amount' : 'Enter a refund';
  const { send, isPending, finalFocus, failure } = usePayment(enterRefundOptions, {
    button,
    successText: isCredit
      ? bidi`${reader.name} is asked whether they have paid.`
      : bidi`Entered. ${reader.name} is told.`,
    onClose,
    onDone() {
      amountDraft.save('');
      draft.save('');
    },
  });

  function enter({ amount, reason }: RefundValues) {
    const cents = toCents(Number(amount));
    send({ invoiceId: invoice.id, cents, reason, refundKey: getKey([cents, reason]) });
  }

  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title={title}
      description={
        isCredit
          ? bidi`${reader.name} is asked first. If they have not paid, they pay as much less. If they have, you send it back.`
          : bidi`Send the money back first, in the way you agree on. ${reader.name} confirms it when it arrives.`
      }
      form={form}
      onSubmit={enter}
      submitLabel={title}
      isBusy={isPending}
      onClose={onClose}
    >
      <FormField<RefundValues>
        name="amount"
        label="Amount"
        hint={[`Up to ${formatCents(left)}.`, duty].filter(Boolean).join(' ')}
        isRequired
      >
        <MoneyInput
          {...form.register('amount', {
            onChange: (event: { target: { value: string } }) =>
              amountDraft.save(event.target.value),
          })}
        />
      </FormField>
      <TextAreaField<RefundValues>
        name="reason"
        label="Reason"
        isRequired
        rows={4}
        limit={REFUND_REASON_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
      {failure && <Notice variant="danger">{failure}</Notice>}
    </ActionDialog>
  );
}
