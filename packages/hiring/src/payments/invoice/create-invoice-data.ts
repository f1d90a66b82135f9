import { formatDay, toDay } from '@showcase/data/days';
import type { BilledParty, Invoice, Refund } from '@showcase/data/invoices';
import type { InvoiceData } from '@showcase/documents';

/** The content of the PDF of an invoice; the refunds are those of the invoice, and maybe of others. */
export function createInvoiceData(invoice: Invoice, refunds: readonly Refund[]): InvoiceData {
  const { payment } = invoice;
  const toDate = (time: string) => formatDay(toDay(time, invoice.time_zone));
  const isOpen = invoice.paid_at === null && invoice.to_pay_cents > 0;
  return {
    number: invoice.number,
    issued: toDate(invoice.created_at),
    paid: invoice.paid_at && toDate(invoice.paid_at),
    received: invoice.received_at && toDate(invoice.received_at),
    seller: { ...describeParty(invoice.seller), id: invoice.creator_id },
    buyer: describeParty(invoice.buyer),
    lines: invoice.lines,
    totalCents: invoice.total_cents,
    ...describeAmounts(invoice, refunds),
    corrects: invoice.corrects_number,
    note: invoice.note,
    payment:
      isOpen && payment
        ? { url: payment.payment_url, instructions: payment.payment_instructions }
        : null,
  };
}

function describeAmounts(invoice: Invoice, refunds: readonly Refund[]) {
  const { id, corrected_by, received_at, to_pay_cents } = invoice;
  const isSettled = corrected_by !== null || received_at !== null;
  const confirmed = refunds.filter(
    ({ invoice_id, status }) => invoice_id === id && status === 'confirmed',
  );
  const add = (isCredit: boolean) =>
    confirmed
      .filter(({ is_credit }) => is_credit === isCredit)
      .reduce((sum, { amount_cents }) => sum - amount_cents, 0);
  return {
    creditedCents: add(true),
    refundedCents: add(false),
    toPayCents: isSettled ? null : to_pay_cents,
  };
}

/** What the e-invoice needs besides; null without a confirmed VAT. */
export function createTaxSource({ created_at, time_zone, tax, hire_request_id }: Invoice) {
  return tax && { tax, day: toDay(created_at, time_zone), reference: hire_request_id };
}

function describeParty(party: BilledParty) {
  const { tax_id, vat_id, postal_code, ...others } = party;
  return {
    ...others,
    taxId: tax_id ?? null,
    vatId: vat_id ?? null,
    postalCode: postal_code ?? null,
  };
}
