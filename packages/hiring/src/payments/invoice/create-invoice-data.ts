import { formatDay, toDay } from '@showcase/data/days';
import type { BilledParty, Invoice } from '@showcase/data/invoices';
import type { InvoiceData } from '@showcase/documents';

/** The content of the PDF of an invoice, which is the same whatever happened to the invoice since. */
export function createInvoiceData(invoice: Invoice): InvoiceData {
  const { time_zone } = invoice;
  return {
    kind: invoice.kind,
    number: invoice.number,
    issued: formatDay(toDay(invoice.created_at, time_zone)),
    seller: {
      ...describeParty(invoice.seller),
      id: invoice.creator_id ?? invoice.former_creator_id,
    },
    buyer: describeParty(invoice.buyer),
    lines: invoice.lines,
    totalCents: invoice.total_cents,
    refersTo: createReference(invoice),
    note: invoice.note,
    payment: findPayment(invoice),
  };
}

/** A database of the release before says only how it is to be paid now. */
function findPayment({ kind, payment, issued_payment = payment }: Invoice) {
  if (kind === 'credit' || !issued_payment) return null;
  return { url: issued_payment.payment_url, instructions: issued_payment.payment_instructions };
}

function createReference({ refers_to, corrects_number, time_zone }: Invoice) {
  if (refers_to) {
    const day = toDay(refers_to.created_at, time_zone);
    return { number: refers_to.number, issued: formatDay(day), day };
  }
  // A database of the release before does not say of which day it is.
  return corrects_number === null ? null : { number: corrects_number, issued: null, day: null };
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
