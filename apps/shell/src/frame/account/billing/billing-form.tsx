import { zodResolver } from '@hookform/resolvers/zod';
import {
  billingForm,
  getPaymentMethod,
  saveBillingDetailsOptions,
  type BillingDetails,
  type BillingValues,
} from '@showcase/data/invoices';
import { useDataClient } from '@showcase/data/query';
import { billingSchema } from '@showcase/data/schemas';
import { ConfirmationDialog, needsConfirmation } from '@showcase/kit/confirmation';
import { ErrorNotice } from '@showcase/kit/errors';
import { Form, SubmitButton, TextAreaField, TextField, useSubmit } from '@showcase/kit/forms';
import { Notice } from '@showcase/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import {
  AccountFields,
  Actions,
  Explanation,
  Section,
  Sections,
} from '../account-dialog.styles.ts';
import { BilledFields } from './billed-fields.tsx';
import { billingDrafts } from './billing-drafts.ts';

const { labels } = billingForm;

type BillingFormProps = {
  userId: string;
  isCreator: boolean;
  /** Null if there are none yet. */
  details: BillingDetails | null;
};

/** Saves billing details. What is typed is stored in this tab until then. */
export function BillingForm({ userId, isCreator, details }: BillingFormProps) {
  const form = useForm<BillingValues>({
    resolver: zodResolver(billingSchema),
    defaultValues:
      billingDrafts.read(userId) ?? (details ? billingForm.toValues(details) : billingForm.empty),
  });
  const { onSuccess, ...options } = saveBillingDetailsOptions(useDataClient(), useQueryClient());
  const saving = useSubmit({
    ...options,
    async onSuccess(...result: Parameters<NonNullable<typeof onSuccess>>) {
      billingDrafts.write(userId, null);
      await onSuccess?.(...result);
    },
  });
  const { subscribe } = form;
  const { reset } = saving;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          billingDrafts.write(userId, values);
          reset();
        },
      }),
    [subscribe, userId, reset],
  );
  return (
    <>
      <Form form={form} onSubmit={(values) => saving.mutate(billingForm.toColumns(values))}>
        <Sections>
          <BillingSection
            title="On your invoices"
            explanation="Private. Only the other side of an invoice sees them, on the invoice, and a creator whose offer you accepted sees your country, VAT ID, registration and tax status to find the right VAT. Invoices that were issued keep what they say. E-invoices need all fields that apply to you."
          >
            <BilledFields isCreator={isCreator} formerText={details?.address ?? null} />
          </BillingSection>
          {isCreator && (
            <BillingSection
              title="How you are paid"
              explanation="A client sees this from the approval of their milestone until 90 days after you have received the payment. Payments are settled between you and the client. Invoices that were issued keep what they say. To change one, correct it. We email you about each change."
            >
              <TextField<BillingValues>
                name="payment_url"
                label={labels.payment_url}
                hint={<LinkHint control={form.control} />}
                inputMode="url"
                autoComplete="off"
                dir="ltr"
              />
              <TextAreaField<BillingValues>
                name="payment_instructions"
                label={labels.payment_instructions}
                hint="Such as the details of a bank account. They are shown if there is no link, and below it otherwise."
                rows={3}
                limit={500}
                dir="auto"
              />
            </BillingSection>
          )}
          <ErrorNotice
            error={needsConfirmation(saving.error) ? null : saving.error}
            action="Your billing details weren't saved."
          />
          {saving.isSuccess && <Notice variant="success">Billing details saved.</Notice>}
          <Actions>
            <SubmitButton submission={saving}>Save billing details</SubmitButton>
          </Actions>
        </Sections>
      </Form>
      {needsConfirmation(saving.error) && saving.variables && (
        <ConfirmationDialog
          error={saving.error}
          onConfirm={() => saving.mutate(saving.variables)}
          onClose={saving.reset}
        />
      )}
    </>
  );
}

type BillingSectionProps = { title: string; explanation: string; children: ReactNode };

function BillingSection({ title, explanation, children }: BillingSectionProps) {
  return (
    <Section as="fieldset" aria-label={title}>
      <h3>{title}</h3>
      <Explanation>{explanation}</Explanation>
      <AccountFields>{children}</AccountFields>
    </Section>
  );
}

/** Names the host, as the client sees it before they leave. */
function LinkHint({ control }: { control: Control<BillingValues> }) {
  const url = useWatch({ control, name: 'payment_url' }).trim();
  const method = getPaymentMethod({ payment_url: url, payment_instructions: null });
  if (method?.kind !== 'link') return 'To your page at a payment provider. Begins with https://.';
  return (
    <>
      Leads to <bdi>{method.host}</bdi>
    </>
  );
}
