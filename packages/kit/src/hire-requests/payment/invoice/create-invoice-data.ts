import type { BilledParty, Invoice, Payment, Refund } from '@showcase/data/invoices';
import type { InvoiceData } from '@showcase/documents';

type Context = {
  payment: Omit<Payment, 'name'> | null;
  invoices: readonly Pick<Invoice, 'id' | 'number'>[];
  /** Of the request; unknown in a list of invoices. */
  refunds?: readonly Refund[] | undefined;
};

/** What the PDF of an invoice says. */
export function createInvoiceData(invoice: Invoice, context: Context): InvoiceData {
  const { payment, invoices } = context;
  const isOpen = invoice.paid_at === null && invoice.to_pay_cents > 0;
  return {
    number: invoice.number,
    issued: invoice.created_at,
    paid: invoice.paid_at,
    received: invoice.received_at,
    seller: describeParty(invoice.seller),
    buyer: describeParty(invoice.buyer),
    lines: invoice.lines,
    totalCents: invoice.total_cents,
    ...describeAmounts(invoice, context),
    corrects: invoices.find(({ id }) => id === invoice.corrects)?.number ?? null,
    note: invoice.note,
    payment:
      isOpen && payment
        ? { url: payment.payment_url, instructions: payment.payment_instructions }
        : null,
  };
}

function describeAmounts(invoice: Invoice, { refunds }: Context) {
  const { id, corrected_by, received_at, total_cents, to_pay_cents } = invoice;
  const isSettled = corrected_by !== null || received_at !== null;
  const add = (isCredit: boolean) =>
    refunds
      ?.filter(({ invoice_id, status }) => invoice_id === id && status === 'confirmed')
      .filter(({ is_credit }) => is_credit === isCredit)
      .reduce((sum, { amount_cents }) => sum - amount_cents, 0);
  return {
    creditedCents: add(true) ?? (isSettled ? 0 : total_cents - to_pay_cents),
    refundedCents: add(false) ?? 0,
    toPayCents: isSettled ? null : to_pay_cents,
  };
}

function describeParty({ tax_id: taxId, ...party }: BilledParty) {
  return { ...party, taxId: taxId ?? null };
}
