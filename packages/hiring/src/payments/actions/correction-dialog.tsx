import { correctInvoiceOptions, type Invoice } from '@showcase/data/invoices';
import {
  CORRECTION_NOTE_LIMIT,
  correctionSchema,
  type CorrectionValues,
} from '@showcase/data/schemas';
import { bidi, Notice } from '@showcase/ui';
import { useForm } from 'react-hook-form';
import { useTextDraft } from '@showcase/kit/drafts';
import { BoxedLetters, schemaResolver, TextAreaField } from '@showcase/kit/forms';
import { ActionDialog } from '../../action-dialog.tsx';
import type { PaymentReader } from '../payment-texts.ts';
import { usePayment } from './use-payment.ts';

type CorrectionDialogProps = {
  invoice: Invoice;
  reader: PaymentReader;
  userId: string;
  button: HTMLElement;
  onClose: () => void;
};

/** The creator replaces an invoice by another with today's names and addresses. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { invoice, reader, userId, button, onClose } = props;
  const draft = useTextDraft(`correct-invoice:${userId}:${invoice.id}`);
  const form = useForm<CorrectionValues>({
    defaultValues: { note: draft.initialText },
    resolver: schemaResolver(correctionSchema),
  });
  const { send, isPending, finalFocus, failure } = usePayment(correctInvoiceOptions, {
    button,
    successText: `Invoice ${invoice.number} was replaced.`,
    onClose,
    onDone: () => draft.save(''),
  });
  return (
    <ActionDialog
      size="s"
      finalFocus={finalFocus}
      title="Correct the invoice"
      description={bidi`A new invoice with its own number replaces ${invoice.number}. It says what your billing details and those of ${reader.name} say today, about the same work and amount. ${invoice.number} stays readable, and no longer counts.`}
      form={form}
      onSubmit={({ note }) => send({ id: invoice.id, note: note === '' ? null : note })}
      submitLabel="Correct the invoice"
      isBusy={isPending}
      onClose={onClose}
    >
      <TextAreaField<CorrectionValues>
        name="note"
        label="Note (optional)"
        hint="On the new invoice: what was corrected."
        rows={3}
        limit={CORRECTION_NOTE_LIMIT}
        dir="auto"
        onChange={({ target }) => draft.save(target.value)}
      />
      <BoxedLetters<CorrectionValues> names={['note']} />
      {failure && <Notice variant="danger">{failure}</Notice>}
    </ActionDialog>
  );
}
