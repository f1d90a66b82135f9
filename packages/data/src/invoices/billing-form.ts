import type { Row } from '../database.ts';
import { defineForm, type FormValues } from '../forms/define-form.ts';
import { choice, optionalText } from '../forms/field.ts';
import { validateEmail } from '../forms/validate-email.ts';
import { isPaymentUrl } from './payment-url.ts';

const ON_INVOICES = 'invoices';
const PAYMENT = 'payment';

/** What a user is for VAT. */
export const TAX_STATUSES = ['registered', 'small_business', 'outside_eu'] as const;

const billedText = <const Label extends string>(label: Label, maxLength: number) =>
  optionalText({
    label,
    section: ON_INVOICES,
    rule: (rules) => rules.text(label, maxLength),
  });

const fields = {
  name: billedText('Name', 150),
  tax_status: choice({
    label: 'Tax status',
    section: ON_INVOICES,
    options: ['', ...TAX_STATUSES],
    empty: '',
  }),
  street: billedText('Street', 150),
  postal_code: billedText('Postal code', 20),
  city: billedText('City', 100),
  country: optionalText({
    label: 'Country',
    section: ON_INVOICES,
    rule: (rules) =>
      rules.optional((code) => /^[A-Z]{2}$/.test(code), 'Choose a country from the list'),
  }),
  /** From before there were fields for it. */
  address: billedText('Address', 500),
  vat_id: billedText('VAT ID', 30),
  tax_id: billedText('Tax ID', 50),
  registration: billedText('Registration', 100),
  phone: billedText('Telephone', 50),
  email: optionalText({
    label: 'Email for invoices',
    section: ON_INVOICES,
    rule: ({ z }) =>
      z
        .string()
        .trim()
        .superRefine((email, context) => {
          const message = email === '' ? null : validateEmail(email);
          if (message) context.addIssue({ code: 'custom', message });
        }),
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
