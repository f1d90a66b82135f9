import type { Invoice } from '@showcase/data/invoices';

/** What both sides can do about an invoice without an e-invoice, while its creator can still correct it. */
export function describeRemedy({ kind, received_at, corrected_by }: Invoice): string[] {
  if (kind === 'credit' || received_at !== null || corrected_by !== null) return [];
  return [
    'The creator can correct the invoice once billing details are complete and the VAT is confirmed.',
  ];
}

/** Said when the PDF of an invoice is saved that has no XML attached. */
export function describePlainPdf(invoice: Invoice, problems: readonly string[]): string[] {
  return ['This PDF has no e-invoice attached.', ...problems, ...describeRemedy(invoice)];
}
