import type { HireRequestWithHistory } from '@showcase/data/hire-requests';
import { enterRefundOptions, formatCents, toCents, type Invoice } from '@showcase/data/invoices';
import { REFUND_REASON_LIMIT, refundSchema, type RefundValues } from '@showcase/data/schemas';
import { Button, isolated, Notice, Stack } from '@showcase/ui';
import { Dialog, MoneyInput } from '@showcase/ui/controls';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { FormField, Form, schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { usePayment } from '../acts/use-payment.ts';
import { getRefundableCents, type PaymentReader } from '../payment-texts.ts';

type RefundDialogProps = {
  request: HireRequestWithHistory;
  invoice: Invoice;
  reader: PaymentReader;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator enters money that they sent back; before anything is paid, the invoice gets lower instead. */
export function RefundDialog(props: RefundDialogProps) {
  const { request, invoice, reader, userId, button, onClose } = props;
  const formId = useId();
  const isCredit = invoice.paid_at === null && invoice.received_at === null;
  const left = getRefundableCents(invoice, request.refunds);
  const amountDraft = useTextDraft(`refund-amount:${userId}:${invoice.id}`);
  const draft = useTextDraft(`refund:${userId}:${invoice.id}`);
  const attempt = useRef<{ key: string; text: string }>(null);
  const form = useForm<RefundValues>({
    defaultValues: { amount: amountDraft.initialText, reason: draft.initialText },
    resolver: schemaResolver(refundSchema(left)),
  });
  const title = isCredit ? 'Lower the amount' : 'Enter a refund';
  const { send, isPending, finalFocus, failure } = usePayment(enterRefundOptions, {
    button,
    successText: isCredit ? 'The amount is lower now.' : isolated`Entered. ${reader.name} is told.`,
    onClose,
    onDone() {
      amountDraft.save('');
      draft.save('');
    },
  });

  function enter({ amount, reason }: RefundValues) {
    const text = JSON.stringify([amount, reason]);
    if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    const { key } = attempt.current;
    send({ invoiceId: invoice.id, cents: toCents(Number(amount)), reason, refundKey: key });
  }

  return (
    <Dialog
      isOpen
      size="s"
      onOpenChange={onClose}
      finalFocus={finalFocus}
      title={title}
      description={
        isCredit
          ? isolated`Nothing is paid yet: ${reader.name} pays as much less.`
          : isolated`Send the money back first, in the way you agree on. ${reader.name} confirms it when it arrives.`
      }
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
            {title}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={enter}>
        <Stack gap={4}>
          <FormField<RefundValues>
            name="amount"
            label="Amount"
            hint={`Up to ${formatCents(left)}.`}
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
        </Stack>
      </Form>
    </Dialog>
  );
}
