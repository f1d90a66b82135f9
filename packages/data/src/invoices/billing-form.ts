import type { Row } from '../database.ts';
import { defineForm, type FormValues } from '../forms/define-form.ts';
import { optionalText } from '../forms/field.ts';
import { isPaymentUrl } from './payment-url.ts';

const ON_INVOICES = 'invoices';
const PAYMENT = 'payment';

const fields = {
  name: optionalText({
    label: 'Name',
    section: ON_INVOICES,
    rule: (rules) => rules.text('Name', 150),
  }),
  address: optionalText({
    label: 'Address',
    section: ON_INVOICES,
    rule: (rules) => rules.text('Address', 500),
  }),
  tax_id: optionalText({
    label: 'Tax ID',
    section: ON_INVOICES,
    rule: (rules) => rules.text('Tax ID', 50),
  }),
  payment_url: optionalText({
    label: 'Payment link',
    section: PAYMENT,
    rule: (rules) =>
      rules.optional(isPaymentUrl, 'Enter a link that begins with https:// and a domain name'),
  }),
  payment_instructions: optionalText({
    label: 'Payment instructions',
    section: PAYMENT,
    rule: (rules) => rules.text('Payment instructions', 500),
  }),
};

/** The details of a person in invoices, and how they want to be paid. */
export const billingForm = defineForm<Row<'billing_details'>>()(fields, { otherColumns: [] });

export type BillingValues = FormValues<typeof billingForm.fields>;
