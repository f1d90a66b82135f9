import { getOwnZone } from '../../../days/days.ts';
import type { BillingDetails } from '../../../invoices/billing-details.ts';
import { billingForm } from '../../../invoices/billing-form.ts';
import type { Agreement, Invoice, Refund } from '../../../invoices/invoice.ts';
import { DAY, testId } from '../../rows.ts';

export type AgreementRow = Agreement & { hire_request_id: string };
export type InvoiceRow = Omit<
  Invoice,
  'to_pay_cents' | 'corrected_by' | 'corrects_number' | 'payment'
>;
export type RefundRow = Refund & { refund_key: string | null };

/** Of the first milestone of request 401: for 400 dollars from user 1 to user 2. */
export function anInvoice(fields: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: testId(801),
    hire_request_id: testId(401),
    milestone: 1,
    creator_id: testId(1),
    client_id: testId(2),
    former_creator_id: null,
    year: 2026,
    serial: 1,
    number: '2026-0001',
    corrects: null,
    kind: 'invoice',
    refers_to: null,
    seller: { name: 'Ada Stone' },
    buyer: { name: 'Noah Bennett' },
    lines: [{ title: 'Landing page in a week', cents: 40_000 }],
    total_cents: 40_000,
    rests: false,
    can_deny: false,
    note: null,
    paid_at: null,
    received_at: null,
    denied_at: null,
    created_at: DAY,
    tax: null,
    time_zone: getOwnZone(),
    ...fields,
  };
}

/** Of 50 dollars of that invoice, not yet confirmed. */
export function aRefund(fields: Partial<RefundRow> = {}): RefundRow {
  return {
    id: testId(851),
    hire_request_id: testId(401),
    invoice_id: testId(801),
    case_id: null,
    amount_cents: -5_000,
    reason: 'One picture was missing',
    status: 'sent',
    is_credit: false,
    refund_key: testId(8501),
    created_at: DAY,
    owed_at: DAY,
    asked_at: null,
    sent_at: DAY,
    denied_at: null,
    confirmed_at: null,
    assumed_at: null,
    credit_note: null,
    ...fields,
  };
}

/** Of 50 dollars of that invoice, with the next number. */
export function aCreditNote(fields: Partial<Invoice> = {}): Invoice {
  return {
    ...anInvoice({
      ...{ id: testId(802), serial: 2, number: '2026-0002', kind: 'credit', total_cents: 5_000 },
      refers_to: { number: '2026-0001', created_at: DAY },
      lines: [{ title: 'Landing page in a week', cents: 5_000 }],
    }),
    ...{ to_pay_cents: 0, corrected_by: null, corrects_number: null, payment: null },
    ...fields,
  };
}

export function anAgreement(fields: Partial<AgreementRow> = {}): AgreementRow {
  return {
    hire_request_id: testId(401),
    version: 2,
    text: 'Agreement\n\nClient: Noah Bennett\nCreator: Ada Stone\n\nScope\n  One page for our bakery.',
    fingerprint: 'b'.repeat(64),
    created_at: DAY,
    ...fields,
  };
}

/** How user 1 wants to be paid: by a link. */
export function someBilling(
  fields: Partial<BillingDetails> = {},
): BillingDetails & { user_id: string } {
  return {
    ...billingForm.toColumns(billingForm.empty),
    user_id: testId(1),
    payment_url: 'https://pay.example.com/ada',
    ...fields,
  };
}
