import type { BilledParty, Invoice, Payment } from '@showcase/data/invoices';
import type { InvoiceData } from '@showcase/documents';

type Context = {
  payment: Omit<Payment, 'name'> | null;
  invoices: readonly Pick<Invoice, 'id' | 'number'>[];
};

/** What the PDF of an invoice says. */
export function createInvoiceData(invoice: Invoice, { payment, invoices }: Context): InvoiceData {
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
    corrects: invoices.find(({ id }) => id === invoice.corrects)?.number ?? null,
    note: invoice.note,
    payment:
      isOpen && payment
        ? { url: payment.payment_url, instructions: payment.payment_instructions }
        : null,
  };
}

function describeParty({ tax_id: taxId, ...party }: BilledParty) {
  return { ...party, taxId: taxId ?? null };
}
